import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '../boot/layout-names.ts';
import { AccountLayout } from './account-layout.tsx';
import { ChatLayout } from './chat-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import { LanderLayout } from './lander-layout.tsx';

export const layouts: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  default: DefaultLayout,
  account: AccountLayout,
  chat: ChatLayout,
  lander: LanderLayout,
  empty: EmptyLayout,
};

/** A layout within another; that one stays as it is when its reader goes from one to the other. */
export const within: Partial<Record<LayoutName, LayoutName>> = { account: 'default' };
