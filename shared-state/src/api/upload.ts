import { unsent } from '../page/unsent.ts';
import { call } from './call.ts';
import type { Answer, Form, UploadPath } from './operation-types.ts';

interface UploadOptions {
  /** Called with 0 to 1 while the file goes up. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The same at each repeat of one upload, where the server keeps its answer. */
  idempotencyKey?: string;
}

/**
 * Sends files as multipart and gives the answer's JSON. No time limit, as a phone's upload may be
 * slow; automatic reloads wait until it has ended. Rejects with `ApiError`.
 */
export async function upload<P extends UploadPath>(
  path: P,
  fields: Form<P>,
  options: UploadOptions = {},
): Promise<Answer<P, 'post'>> {
  const form = new FormData();
  for (const [name, value] of Object.entries<string | Blob>(fields)) form.append(name, value);
  const release = unsent.hold('upload');
  try {
    const response = await call<Answer<P, 'post'>>({
      method: 'post',
      url: path,
      data: form,
      timeout: 0,
      ...(options.signal && { signal: options.signal }),
      ...(options.idempotencyKey && { headers: { 'Idempotency-Key': options.idempotencyKey } }),
      onUploadProgress: ({ progress }) => options.onProgress?.(progress ?? 0),
    });
    return response.data;
  } finally {
    release();
  }
}
