const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

/** Narrow screens get pages where others get dialogs. */
export const isSmartphone = () => matches('(max-width: 767.98px)');

/** Opened from the home screen rather than in a browser tab. */
export const isInstalledApp = () =>
  matches('(display-mode: standalone)') ||
  (typeof navigator !== 'undefined' && 'standalone' in navigator && navigator.standalone === true);
