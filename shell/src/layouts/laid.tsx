import type { ReactElement, ReactNode } from 'react';
import type { LayoutName } from '../boot/layout-names.ts';
import { layouts, within } from './layouts.ts';

/** A page in its layout, and in that which is around it. */
export function laid(name: LayoutName, page: ReactNode): ReactElement {
  const Layout = layouts[name];
  const inner = <Layout>{page}</Layout>;
  const outer = within[name];
  return outer ? laid(outer, inner) : inner;
}
