import { type ComponentType, lazy } from 'react';
import { patience } from './patience.ts';

export type RouteLoader = () => Promise<{ default: ComponentType }>;

/** A stylesheet that never answers would hold a page back for ever: webpack waits without end. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), patience());
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds until a lost file is asked for again; the others of the same page settle meanwhile. */
const pause = 300;

/** A script or stylesheet that did not arrive, as webpack's runtime says it. */
function isLostFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' || /CSS_CHUNK/.test('code' in error ? `${error.code}` : '')
  );
}

/**
 * A lost file is asked for twice: a preload of the document that failed is handed out once more by
 * the browser, and only the request after that reaches the network. Whatever else went wrong would
 * go wrong again, or leave a page without a library that it was refused.
 */
async function insistently(load: RouteLoader): ReturnType<RouteLoader> {
  try {
    return await load();
  } catch (error) {
    if (!isLostFile(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load();
  }
}

/**
 * `lazy`, except that a failed load is not remembered: whoever asks for the component after a
 * failure gets one that tries again. Ask on every render.
 */
export function retryableLazy(load: RouteLoader): () => ComponentType {
  let Page = lazy(attempt);
  async function attempt() {
    try {
      return await inTime(insistently(load));
    } catch (error) {
      Page = lazy(attempt);
      throw error;
    }
  }
  return () => Page;
}
