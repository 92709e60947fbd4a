import { RemoteError } from './error-class.ts';

/** Rejects with a RemoteError of class "hang" when `work` takes longer than `milliseconds`. */
export function withTimeout<T>(
  work: Promise<T>,
  message: string,
  milliseconds: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError('hang', message)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
