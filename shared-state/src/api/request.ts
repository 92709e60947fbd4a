import type { AxiosRequestConfig } from 'axios';
import { call } from './call.ts';
import { earlyAnswers } from './early-answers.ts';
import type { Answer, Body, Method, PathOf, Query } from './operation-types.ts';

interface Common {
  signal?: AbortSignal;
  /** Use the same key to repeat a write by hand; without it each call gets its own. */
  idempotencyKey?: string;
}

interface Options<P extends PathOf<M>, M extends Method> extends Common {
  query?: Query<P, M>;
}

interface LooseOptions extends Common {
  query?: object;
}

let isOnce = false;

/**
 * What `begin` asks at once is not repeated when it fails. For those who ask again soon anyway: their
 * repeats would only add to the troubles of a server that is down.
 */
export function once<T>(begin: () => T): T {
  isOnce = true;
  try {
    return begin();
  } finally {
    isOnce = false;
  }
}

async function send(
  method: Method,
  url: string,
  options: LooseOptions = {},
  data?: unknown,
): Promise<unknown> {
  const retries = isOnce ? { 'axios-retry': { retries: 0 } } : {};
  if (method === 'get') {
    const early = await earlyAnswers.take(url, options.query);
    if (early !== undefined && !options.signal?.aborted) return early;
  } else {
    earlyAnswers.forget();
  }
  const config: AxiosRequestConfig = {
    method,
    url,
    data,
    paramsSerializer: { indexes: null },
    ...retries,
  };
  if (options.query) config.params = options.query;
  if (options.signal) config.signal = options.signal;
  if (options.idempotencyKey) config.headers = { 'Idempotency-Key': options.idempotencyKey };
  const response = await call<unknown>(config);
  return response.status === 204 ? undefined : response.data;
}

/** `get('/api/search.php', { query })` gives the answer's JSON; rejects with `ApiError`. */
export function get<P extends PathOf<'get'>>(
  path: P,
  options?: Options<P, 'get'>,
): Promise<Answer<P, 'get'>>;
export function get(path: string, options?: LooseOptions) {
  return send('get', path, options);
}

/** `post('/api/like.php', { profile })`; keys and repeats what the server can repeat safely. */
export function post<P extends PathOf<'post'>>(
  path: P,
  body: Body<P, 'post'>,
  options?: Options<P, 'post'>,
): Promise<Answer<P, 'post'>>;
export function post(path: string, body: unknown, options?: LooseOptions) {
  return send('post', path, options, body);
}

export function put<P extends PathOf<'put'>>(
  path: P,
  body: Body<P, 'put'>,
  options?: Options<P, 'put'>,
): Promise<Answer<P, 'put'>>;
export function put(path: string, body: unknown, options?: LooseOptions) {
  return send('put', path, options, body);
}

export function del<P extends PathOf<'delete'>>(
  path: P,
  options?: Options<P, 'delete'>,
): Promise<Answer<P, 'delete'>>;
export function del(path: string, options?: LooseOptions) {
  return send('delete', path, options);
}
