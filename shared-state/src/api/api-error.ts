export interface ErrorDetail {
  field: string;
  code: string;
  message: string;
}

/**
 * The one error that calls to the API reject with.
 * `status` 0 means that no answer came (`code` network, timeout or cancelled).
 * `message` can be shown as it is: the server words it in the member's language.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ErrorDetail[];
  /** Other fields the server sent beside code and message, e.g. `minutes` or `retry_after`. */
  readonly extra: Record<string, unknown>;

  constructor(
    status: number,
    code: string,
    message: string,
    details: ErrorDetail[] = [],
    extra: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.extra = extra;
  }
}

export type LocalErrorCode = 'network' | 'timeout' | 'cancelled' | 'bad_answer' | 'server';

let wordLocalError: (code: LocalErrorCode) => string = (code) => code;

/** The shell gives the words for failures that no server had a chance to word. */
export function setLocalErrorWords(words: (code: LocalErrorCode) => string): void {
  wordLocalError = words;
}

export function localError(code: LocalErrorCode, status = 0): ApiError {
  return new ApiError(status, code, wordLocalError(code));
}

export function errorFromAnswer(status: number, body: unknown): ApiError {
  const error = (body as { error?: Record<string, unknown> } | null | undefined)?.error;
  if (typeof error?.code !== 'string' || typeof error.message !== 'string') {
    return localError('server', status);
  }
  const { code, message, details, ...extra } = error;
  if (Array.isArray(details)) return new ApiError(status, code, message, details, extra);
  return new ApiError(status, code, message, [], { ...extra, ...(details as object | undefined) });
}
