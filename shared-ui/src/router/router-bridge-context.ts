import { createContext } from 'react';
import type { DataRouter } from 'react-router';

/** The shell's router, for code that runs under a bridge instead of a RouterProvider. */
export const RouterBridgeContext = createContext<DataRouter | null>(null);
