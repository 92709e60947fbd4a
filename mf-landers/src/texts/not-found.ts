/** An address of ours that leads nowhere; the shell shows its 404 page for it. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
  readonly status = 404;
}

/** Webpack's answer when nothing lies at the place of a dynamic import. */
export function isMissingModule(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_MODULE_NOT_FOUND')
  );
}
