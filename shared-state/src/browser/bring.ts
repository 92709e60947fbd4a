import { backoff } from '../api/backoff.ts';

/**
 * Asks for code that comes after the page, until it is here.
 *
 * @param load one attempt, usually an `import()`
 * @param begin what to do with the code; returns how to end it
 * @returns how to end it, or to call it off
 */
export function bring<T>(load: () => Promise<T>, begin: (code: T) => () => void): () => void {
  let isOver = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let end = () => clearTimeout(retry);
  const ask = (attempt: number): Promise<void> =>
    load().then(
      (code) => {
        if (!isOver) end = begin(code);
      },
      () => {
        if (!isOver) retry = setTimeout(() => ask(attempt + 1), backoff(attempt));
      },
    );
  void ask(0);
  return () => {
    isOver = true;
    end();
  };
}
