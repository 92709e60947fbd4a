import type { BrowserContext } from '@playwright/test';

const starter = /^\/assets\/([^/]+)\/([^/]+)\/(?:entry|main)\.js$/;

/** Notes which versions of each package a browser gets from now on. */
export function noteVersions(context: BrowserContext): () => Record<string, string[]> {
  const seen = new Map<string, Set<string>>();
  context.on('response', (answer) => {
    const [, name, version] = starter.exec(new URL(answer.url()).pathname) ?? [];
    if (!name || !version || !answer.ok()) return;
    seen.set(name, (seen.get(name) ?? new Set()).add(version));
  });
  return () => Object.fromEntries([...seen].map(([name, versions]) => [name, [...versions]]));
}
