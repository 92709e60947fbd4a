import {
  AxiosError,
  AxiosHeaders,
  type AxiosProgressEvent,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { api } from '../api/client.ts';
import { forgetUnwatched } from '../data/entries.ts';

export interface FakeCall {
  method: string;
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  headers: AxiosHeaders;
  signal: AbortSignal | undefined;
  /** Tells how much of a file has gone up. */
  progress: (share: number) => void;
}

interface Reply {
  status: number;
  body?: unknown;
}
type Handler = (call: FakeCall) => unknown;

/** Answers with another status than 200: `fail(402, 'not_enough_credits', 'Too few credits')`. */
export function fail(status: number, code: string, message = code, details: unknown = []): Reply {
  return { status, body: { error: { code, message, details } } };
}

/**
 * For tests: answers calls of the API client, e.g. `{ 'GET /api/chats.php': () => ({ chats }) }`.
 * What is not listed answers 404. Gives the calls made so far.
 */
export function fakeServer(handlers: Record<string, Handler>): FakeCall[] {
  const calls: FakeCall[] = [];
  forgetUnwatched();
  api.defaults.adapter = async (config) => {
    const call = toCall(config);
    calls.push(call);
    const handler = handlers[`${call.method} ${call.path}`];
    const answer = handler ? await handler(call) : fail(404, 'not_found');
    return settle(config, isReply(answer) ? answer : { status: 200, body: answer });
  };
  return calls;
}

function toCall(config: InternalAxiosRequestConfig): FakeCall {
  const { data } = config;
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: config.url ?? '',
    query: config.params ?? {},
    body: typeof data === 'string' ? JSON.parse(data) : data,
    headers: config.headers,
    signal: config.signal as AbortSignal | undefined,
    progress: (share) => config.onUploadProgress?.({ progress: share } as AxiosProgressEvent),
  };
}

const isReply = (answer: unknown): answer is Reply =>
  typeof (answer as Partial<Reply> | null)?.status === 'number';

function settle(config: InternalAxiosRequestConfig, { status, body }: Reply): AxiosResponse {
  const response = {
    data: body,
    status,
    statusText: '',
    headers: new AxiosHeaders(),
    config,
  };
  if (status < 400) return response;
  throw new AxiosError(`status ${status}`, undefined, config, null, response);
}
