import axios, { type AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import axiosRetry, { isNetworkError } from 'axios-retry';
import { noteServerTime } from '../page/server-clock.ts';
import type { ApiError } from './api-error.ts';
import { askUntilReached } from './ask-until-reached.ts';
import { languageHeader } from './asked-language.ts';
import { authenticationLost } from './authentication.ts';
import { toApiError } from './axios-failure.ts';
import { isRepeatable, takesIdempotencyKey } from './repeatable.ts';
import { retryDelay } from './retry-delay.ts';

const retries = 5;

/** Total time for a call including its repeats, so that no screen waits longer. */
const timeoutMs = 10_000;

/** The axios instance behind every call. Rejects with `ApiError`. */
export const api = axios.create({
  timeout: timeoutMs,
  responseType: 'json',
  headers: { 'request-type': 'client' },
  // A page of HTML with status 200 is a failure, not an answer.
  transitional: { silentJSONParsing: false },
});

function mayRetry(error: AxiosError): boolean {
  if (!error.config || !isRepeatable(error.config)) return false;
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return false;
  return isNetworkError(error) || (error.response?.status ?? 0) >= 500;
}

function addHeaders(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  config.headers.set(languageHeader());
  if (
    takesIdempotencyKey(config.method ?? 'get', config.url ?? '') &&
    !config.headers.has('Idempotency-Key')
  ) {
    config.headers.set('Idempotency-Key', crypto.randomUUID());
  }
  return config;
}

const isUnanswered = ({ code }: ApiError) => code === 'network' || code === 'timeout';

const tellEnd = askUntilReached(() => api.get('/api/user.php', { 'axios-retry': { retries: 0 } }));

axiosRetry(api, { retries, retryCondition: mayRetry, retryDelay });

api.interceptors.request.use(addHeaders);
api.interceptors.response.use(
  (response) => {
    tellEnd(true);
    noteServerTime(AxiosHeaders.from(response.headers as AxiosHeaders));
    return response;
  },
  (reason: unknown) => {
    const error = toApiError(reason);
    // Of a device without a network the browser tells.
    if (error.code !== 'cancelled' && navigator.onLine) tellEnd(!isUnanswered(error));
    if (error.status === 403 && error.code === 'authentication_required') authenticationLost();
    return Promise.reject(error);
  },
);
