import type { RemoteRoute } from '../registry/remote-manifest.ts';

/** Where a preview opens: the first page that needs no values of its own, else the front page. */
export const previewPage = (routes: readonly Pick<RemoteRoute, 'path'>[]): string =>
  routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
