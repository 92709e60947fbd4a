import { paths } from '@afterglow/shared-state';
import type { NavigateFunction } from '@afterglow/shared-ui/router';

/** Back to the page whose link led here; whoever followed none goes to the way out. */
export function leaveSite(navigate: NavigateFunction): void {
  const { history } = window;
  // React Router counts the entries of this visit.
  const steps = (history.state?.idx ?? 0) + 1;
  if (document.referrer && history.length > steps) history.go(-steps);
  else navigate(paths.goodbye(), { replace: true });
}
