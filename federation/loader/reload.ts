import type { Memory } from './failed-versions.ts';

/** Milliseconds between two reloads that the page makes by itself. */
const interval = 60_000;

const key = 'reloaded-at';

/**
 * Whether the page may reload itself now, at most once a minute; a yes counts as the reload. A
 * browser without storage could reload for ever, so there it never may.
 */
export function takeReload(memory: Memory, now = Date.now()): boolean {
  try {
    const last = Number(memory.getItem(key) ?? 0);
    if (now - last < interval && now >= last) return false;
    memory.setItem(key, String(now));
    return memory.getItem(key) === String(now);
  } catch {
    return false;
  }
}
