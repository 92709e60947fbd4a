import { ApiError } from '../../platform/errors.ts';

export interface MollieAccess {
  /** `live_…` or `test_…`. */
  key: string;
  /** `https://api.mollie.com/v2`, unless a test says otherwise. */
  url: string;
  /** Milliseconds until an answer is given up: six thousand, for pages wait ten, also for what is asked before. */
  patience?: number;
}

interface Question {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: object;
  /** Mollie answers a repeated call with the same key as it answered the first, for an hour. */
  idempotencyKey?: string;
}

/** What Mollie refused. Members read that paying is not possible now, whoever runs this what it answered. */
export class MollieRefusal extends ApiError {
  answered: number;

  constructor(answered: number, detail: string) {
    super(400, 'payments_unavailable');
    this.answered = answered;
    this.message = `Mollie answered ${answered}: ${detail}`;
    this.cause = this.message;
  }
}

/**
 * One call. Throws `MollieRefusal` for what Mollie does not want, and 503 payments_unavailable when
 * it cannot answer now: no answer in time, too many calls, trouble of its own. Nothing is repeated
 * here; whoever calls knows when that makes sense.
 */
export async function askMollie(
  { key, url, patience = 6000 }: MollieAccess,
  path: string,
  { method = 'GET', body, idempotencyKey }: Question = {},
): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${key}`,
    accept: 'application/hal+json',
    ...(body && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
  const { status, text } = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch((cause: unknown) => {
      throw away(String(cause));
    });
  if (status === 429 || status >= 500) throw away(`it answered ${status}`);
  const answer = parse(text);
  if (status >= 400) throw refusal(status, answer);
  if (answer === undefined && status !== 204) throw away('its answer is not JSON');
  return answer;
}

export function away(why: string): ApiError {
  const error = new ApiError(503, 'payments_unavailable', { retry_after: 5 });
  error.cause = `Mollie is away: ${why}`;
  return error;
}

function refusal(status: number, answer: unknown): MollieRefusal {
  const { detail, field } = (answer ?? {}) as { detail?: string; field?: string };
  const reason = detail ?? 'no reason given';
  return new MollieRefusal(status, field ? `${reason} (${field})` : reason);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
