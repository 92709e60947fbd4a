/**
 * Lets the browser draw, and answer whoever presses something, before the work goes on. Where a browser
 * cannot say when that is, the work goes on at once.
 */
export async function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  await scheduler?.yield?.();
}
