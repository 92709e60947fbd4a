/** Not among the dismissals that remotes share: the offer is the shell's alone. */
const key = 'hide-install-alert';

export function isOfferHidden(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function hideOffer(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Private windows may refuse storage; browsers offer nothing to install there either.
  }
}
