import { join } from 'node:path';

/** An answer of the real API, kept for opening candidates without one. */
export function recordedFile(name: 'settings' | 'user'): string {
  return join(import.meta.dirname, 'recorded', `${name}.json`);
}
