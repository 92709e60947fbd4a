/** What can be dismissed for good on this device. The names are the keys in localStorage. */
export type DismissalKey =
  | 'hide-enrich-alert'
  | 'hide-push-notification-alert'
  | 'hide-disabled-notifications-alert'
  | 'hide-time-bonus-modal'
  | 'hide-site-entry-warning';

/** When it was dismissed (ms since 1970), or null. Without storage nothing counts as dismissed. */
export function dismissedAt(key: DismissalKey): number | null {
  try {
    const stored = Number(localStorage.getItem(key));
    return stored > 0 ? stored : null;
  } catch {
    return null;
  }
}

export function dismiss(key: DismissalKey): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Private windows may refuse storage; the dismissal then lasts for this page only.
  }
}
