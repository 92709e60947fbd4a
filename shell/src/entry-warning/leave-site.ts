/** Back to where a visitor was before the first page of this visit; from a new tab to an empty page. */
export function leaveSite(): void {
  const { history, location } = window;
  // React Router counts the entries of this visit.
  const steps = (history.state?.idx ?? 0) + 1;
  if (history.length > steps) history.go(-steps);
  else location.replace('about:blank');
}
