import { isLostFile } from '../failures/classify.ts';
import type { Runtime } from './runtime.ts';

/** Milliseconds until a lost file is asked for again. */
const pause = 300;

/**
 * The module behind an expose. A lost chunk is asked for twice: a preload of the document that
 * failed is handed out once more by the browser, and only the request after that reaches the
 * network.
 */
export async function loadModule(runtime: Runtime, name: string, expose: string): Promise<unknown> {
  try {
    return await runtime.load(name, expose);
  } catch (error) {
    if (!isLostFile(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return runtime.load(name, expose);
  }
}
