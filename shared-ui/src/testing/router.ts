import { UNSAFE_createMemoryHistory } from 'react-router';
import { createPageRouter, type Hold, type PageRouter } from '../router/page-router.ts';

// For tests of a page at its address: React Router's own, which no page of the product has.
export { createMemoryRouter, RouterProvider } from 'react-router';

/** For tests: the shell's router, without a browser's history. */
export function routerAt(path: string, hold?: Hold): PageRouter {
  return createPageRouter(UNSAFE_createMemoryHistory({ initialEntries: [path] }), hold);
}
