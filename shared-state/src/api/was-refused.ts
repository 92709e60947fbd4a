import type { ApiError } from './api-error.ts';

/**
 * Whether the server has read it and said no. Any other failure does not tell what it has done, now or at
 * an earlier try: nor does 408, nor 429, which comes before anything is looked at. Then it may be sent
 * again, as the same.
 */
export const wasRefused = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;
