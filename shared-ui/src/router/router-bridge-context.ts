import { createContext } from 'react';
import type { PageRouter } from './page-router.ts';

/** The shell's router, for whoever needs more of it than React Router's hooks give. */
export const RouterBridgeContext = createContext<PageRouter | null>(null);
