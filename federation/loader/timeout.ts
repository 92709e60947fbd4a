import { RemoteError } from '../telemetry/error-class.ts';

/** A remote that takes longer than this to load or to start is treated as broken. Milliseconds. */
export const patience = 5000;

/** Rejects with a RemoteError of class "hang" when `work` takes longer than `milliseconds`. */
export function withTimeout<T>(
  work: Promise<T>,
  message: string,
  milliseconds = patience,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError('hang', message)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
