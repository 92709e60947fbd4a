import type { PageRouter } from '@afterglow/shared-ui/router';

/**
 * The shell's router as the remote of one place sees it: at an address that this place does not show
 * it stays where it was. A remote hears of a new address before the shell has drawn it; it would empty
 * its page, or draw another one in the wrong layout, while the next remote is on its way.
 */
export function routerOfPlace(
  router: PageRouter,
  isShown: (pathname: string) => boolean,
): PageRouter {
  let seen = router.state;
  return Object.create(router, {
    state: {
      get() {
        if (isShown(router.state.location.pathname)) seen = router.state;
        return seen;
      },
    },
  });
}
