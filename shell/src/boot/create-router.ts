import {
  createBrowserHistory,
  createPageRouter,
  type PageRouter,
} from '@afterglow/shared-ui/router';
import { holdUntilReady } from './hold.ts';
import type { Platform } from './platform.ts';

/** The owner of the address bar. The first page is not held: its files come with the document. */
export function createRouter(platform: Platform): PageRouter {
  const history = createBrowserHistory();
  const router = createPageRouter(history, (to, signal) => {
    const shown = history.createURL(router.state.location);
    return holdUntilReady(platform, shown, history.createURL(to), signal);
  });
  return router;
}
