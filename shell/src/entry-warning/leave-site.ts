import { paths } from '@afterglow/shared-state';
import type { NavigateFunction } from '@afterglow/shared-ui/router';

/** Back to where a visitor was before the first page of this visit; from a new tab to the way out. */
export function leaveSite(navigate: NavigateFunction): void {
  const { history } = window;
  // React Router counts the entries of this visit.
  const steps = (history.state?.idx ?? 0) + 1;
  if (history.length > steps) history.go(-steps);
  else navigate(paths.goodbye(), { replace: true });
}
