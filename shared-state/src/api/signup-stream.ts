import { ApiError, errorFromAnswer, localError } from './api-error.ts';
import { languageHeader } from './asked-language.ts';
import { readEventStream } from './read-event-stream.ts';
import type { SignupBody, SignupPhase, User } from './types.ts';

export interface SignupOptions {
  onPhase: (phase: SignupPhase) => void;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** Signs up by one call that answers step by step. */
export async function signUpByStream(draft: SignupBody, options: SignupOptions): Promise<User> {
  return readSignup(await sendSignup(draft, options), options.onPhase);
}

async function sendSignup(draft: SignupBody, options: SignupOptions): Promise<Response> {
  const response = await fetch('/api/signup.php', {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'request-type': 'client',
      ...languageHeader(),
      'idempotency-key': options.idempotencyKey ?? crypto.randomUUID(),
    },
    body: JSON.stringify(draft),
    signal: options.signal ?? null,
  }).catch(() => {
    throw localError(options.signal?.aborted ? 'cancelled' : 'network');
  });
  if (response.ok) return response;
  throw errorFromAnswer(response.status, await response.json().catch(() => undefined));
}

async function readSignup(
  response: Response,
  onPhase: (phase: SignupPhase) => void,
): Promise<User> {
  if (!response.body) throw localError('bad_answer');
  try {
    for await (const { event, data } of readEventStream(response.body)) {
      const value = JSON.parse(data);
      if (event === 'phase') onPhase(value.phase);
      if (event === 'error') throw errorFromAnswer(value.status ?? 400, value);
      if (value.user) return value.user;
    }
  } catch (error) {
    // A line that breaks in the middle of the answer is no `ApiError` yet.
    if (error instanceof ApiError) throw error;
  }
  throw localError('network');
}
