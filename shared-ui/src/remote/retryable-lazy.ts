import { type ComponentType, lazy } from 'react';

export type RouteLoader = () => Promise<{ default: ComponentType }>;

/**
 * `lazy`, except that a failed load is not remembered: whoever asks for the component after a
 * failure gets one that tries again. Ask on every render.
 */
export function retryableLazy(load: RouteLoader): () => ComponentType {
  let Page = lazy(attempt);
  async function attempt() {
    try {
      return await load();
    } catch (error) {
      Page = lazy(attempt);
      throw error;
    }
  }
  return () => Page;
}
