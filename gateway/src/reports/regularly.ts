/** Milliseconds between two looks. */
const pace = 5000;

/**
 * Does `work` every five seconds until the returned function is called, never twice at once. What
 * fails is said once and tried again.
 */
export function regularly(
  work: () => Promise<void>,
  fails: string,
  warn: (line: string) => void,
): () => void {
  let complaint = '';
  let isBusy = false;
  async function look(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
      complaint = '';
    } catch (error) {
      const line = error instanceof Error ? error.message : String(error);
      if (line !== complaint) warn(`${fails}: ${line}`);
      complaint = line;
    } finally {
      isBusy = false;
    }
  }
  const timer = setInterval(look, pace);
  timer.unref();
  return () => clearInterval(timer);
}
