import axios, { type AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import axiosRetry, { isNetworkError } from 'axios-retry';
import { noteServerTime } from '../page/server-clock.ts';
import { toApiError } from './api-error.ts';
import { isRepeatable, takesIdempotencyKey } from './repeatable.ts';
import { retryDelay } from './retry-delay.ts';

const retries = 5;

/** Total time for a call including its repeats, so that no screen waits longer. */
const timeoutMs = 10_000;

/** The axios instance behind `get`, `post`, `put`, `del` and `upload`. Rejects with `ApiError`. */
export const api = axios.create({
  timeout: timeoutMs,
  responseType: 'json',
  headers: { 'request-type': 'client' },
  // A page of HTML with status 200 is a failure, not an answer.
  transitional: { silentJSONParsing: false },
});

/** Every answer comes in the language of the page, from now on this one. */
export function askIn(language: string): void {
  api.defaults.headers.common['X-Language'] = language;
}

/** The same for what does not go through axios. */
export function languageHeader(): Record<string, string> {
  const language = api.defaults.headers.common['X-Language'];
  return language ? { 'x-language': String(language) } : {};
}

let onAuthenticationLost: () => void = () => {};

export function whenAuthenticationLost(handler: () => void): void {
  onAuthenticationLost = handler;
}

function mayRetry(error: AxiosError): boolean {
  if (!error.config || !isRepeatable(error.config)) return false;
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return false;
  return isNetworkError(error) || (error.response?.status ?? 0) >= 500;
}

function addIdempotencyKey(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if (
    takesIdempotencyKey(config.method ?? 'get', config.url ?? '') &&
    !config.headers.has('Idempotency-Key')
  ) {
    config.headers.set('Idempotency-Key', crypto.randomUUID());
  }
  return config;
}

axiosRetry(api, { retries, retryCondition: mayRetry, retryDelay });

api.interceptors.request.use(addIdempotencyKey);
api.interceptors.response.use(
  (response) => {
    noteServerTime(AxiosHeaders.from(response.headers as AxiosHeaders));
    return response;
  },
  (reason: unknown) => {
    const error = toApiError(reason);
    if (error.status === 403 && error.code === 'authentication_required') onAuthenticationLost();
    return Promise.reject(error);
  },
);
