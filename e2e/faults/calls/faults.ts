import type { Route } from '@playwright/test';

/** How a call may fail, and what the browser is told instead of its answer. */
export const callFaults: Record<string, (route: Route) => Promise<unknown> | undefined> = {
  'answers 500': (route) => route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
  'never answers': () => undefined,
  'is refused': (route) => route.abort('connectionrefused'),
  'answers HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hi</h1>' }),
  'is cut off': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // What has no content is lost whole, though the server did it.
    if (text === '') return route.abort('connectionreset');
    return route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
};
