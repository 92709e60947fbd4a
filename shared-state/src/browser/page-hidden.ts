/** Tells the server when the page becomes hidden; returns a function that stops it. */
export function reportPageHidden(): () => void {
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    navigator.sendBeacon?.('/api/page-hidden.php', new Blob(['{}'], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', report);
  return () => document.removeEventListener('visibilitychange', report);
}
