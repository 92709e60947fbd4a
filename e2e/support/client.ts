import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';

/** The API as our own pages call it; cookies are those of the request context. */
export interface Client {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, data: object): Promise<T>;
  put<T>(path: string, data: object): Promise<T>;
  /** Sends a file and text fields as a form does. */
  upload<T>(path: string, fields: Record<string, string | UploadedFile>): Promise<T>;
}

export interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Every call throws what the server said when it refuses. */
export function client(request: APIRequestContext, origin: string): Client {
  const headers = () => ({
    origin,
    accept: 'application/json',
    'request-type': 'client',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': randomUUID(),
  });
  return {
    get: async (path) => content(await request.get(origin + path, { headers: headers() })),
    post: async (path, data) =>
      content(await request.post(origin + path, { headers: headers(), data })),
    put: async (path, data) =>
      content(await request.put(origin + path, { headers: headers(), data })),
    upload: async (path, multipart) =>
      content(await request.post(origin + path, { headers: headers(), multipart })),
  };
}

async function content<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? undefined : await answer.json()) as T;
}
