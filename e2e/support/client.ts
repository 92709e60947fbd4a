import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';

/** Calls the API the way our own pages do; cookies are those of the browser context. */
export function client(request: APIRequestContext, origin: string) {
  const headers = () => ({
    origin,
    accept: 'application/json',
    'request-type': 'client',
    'idempotency-key': randomUUID(),
  });
  const checked = async (answer: APIResponse) => {
    if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
    return answer.status() === 204 ? undefined : await answer.json();
  };
  return {
    get: async (path: string) => checked(await request.get(origin + path, { headers: headers() })),
    post: async (path: string, data: object) =>
      checked(await request.post(origin + path, { headers: headers(), data })),
  };
}
