export interface FieldProblem {
  field: string;
  code: string;
  params?: Record<string, string | number>;
}

type Details = Record<string, string | number>;

/** A refusal that people see: the message is `errors.<code>` in their language. A `cause` is logged. */
export class ApiError extends Error {
  status: number;
  code: string;
  details: Details;
  fields: FieldProblem[];

  constructor(status: number, code: string, details: Details = {}, fields: FieldProblem[] = []) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
    this.fields = fields;
  }
}

/** 400 with one translated message per field: `validation.<field>.<code>`, else `validation.<code>`. */
export function invalid(...fields: FieldProblem[]): ApiError {
  return new ApiError(400, 'validation', {}, fields);
}

export const notFound = () => new ApiError(404, 'not_found');
export const forbidden = () => new ApiError(403, 'forbidden');
export const conflict = (code = 'conflict') => new ApiError(409, code);
export const authenticationRequired = () => new ApiError(403, 'authentication_required');

/** 503: something the whole product needs is away, and will be back. */
export const notReady = () => new ApiError(503, 'not_ready', { retry_after: 2 });

/** 429; the seconds also go into the Retry-After header. */
export function rateLimited(seconds: number, code = 'rate_limited'): ApiError {
  return new ApiError(429, code, { retry_after: Math.max(1, Math.ceil(seconds)) });
}
