import { paths } from '@afterglow/shared-state';
import type { NavigateFunction } from '@afterglow/shared-ui/router';

/** Milliseconds after which a page that is still there has nowhere to go back to. */
const patience = 500;

/** Back to the page whose link led here; where there is none it goes to the way out. */
export function leaveSite(navigate: NavigateFunction): void {
  const { history } = window;
  // React Router counts the entries of this visit.
  const steps = (history.state?.idx ?? 0) + 1;
  const sayGoodbye = () => navigate(paths.goodbye(), { replace: true });
  if (!document.referrer || history.length <= steps) {
    sayGoodbye();
    return;
  }
  history.go(-steps);
  // The length also counts pages that lie ahead, as after a look at the cookie policy.
  const timer = setTimeout(sayGoodbye, patience);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}
