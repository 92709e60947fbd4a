import { isLostFile } from './classify.ts';

/** Milliseconds until a lost file is asked for again; the others of the same page settle meanwhile. */
const pause = 300;

/**
 * Asks twice for code that came without one of its files: a preload of the document that failed is
 * handed out once more by the browser, and only the request after that reaches the network. Whatever
 * else went wrong would go wrong again, or leave a page without a library that it was refused.
 */
export async function insistently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isLostFile(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load();
  }
}
