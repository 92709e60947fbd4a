import { RemoteError } from './error-class.ts';

/** So many parts a wait has: what delays one of them counts no more than once. */
const parts = 20;

/**
 * Rejects with a RemoteError of class "hang" when `work` takes longer than `milliseconds` in which
 * the page could work on it: while something else holds its thread, or the device its processor,
 * nothing can arrive, and the next try would come no further.
 */
export function withTimeout<T>(
  work: Promise<T>,
  message: string,
  milliseconds: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = parts;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      if (left === 0) reject(new RemoteError('hang', message));
      else timer = setTimeout(wait, milliseconds / parts);
      left -= 1;
    };
    wait();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
