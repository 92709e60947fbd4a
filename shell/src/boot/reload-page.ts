import { takeReload } from '@afterglow/federation/loader/reload';
import { unsent } from '@afterglow/shared-state';

/** Loads the page anew if nothing is lost by that and it was not done just now. True if it does. */
export function reloadPage(): boolean {
  if (unsent.any() || !takeReload(sessionStorage)) return false;
  window.location.reload();
  return true;
}
