/**
 * Removes tags that still wait for a file. Whoever asked for the file once more, webpack's runtime
 * and the browser alike, would wait with them.
 */
function removeWaiting(addresses: string[]): void {
  const wanted = new Set(addresses.map((address) => new URL(address, location.href).href));
  for (const script of document.scripts) if (wanted.has(script.src)) script.remove();
  for (const link of document.querySelectorAll('link')) {
    if (!wanted.has(link.href) || link.sheet) continue;
    // What is still fetched for it holds up the next fetch (bundler/insert-styles.ts).
    link.dispatchEvent(new Event('abort'));
    link.remove();
  }
}

/**
 * Takes files anew, past the browser's cache: a file that was damaged on its way may have been kept
 * there, and would fail again for ever. Never rejects.
 */
export async function refreshFiles(addresses: string[]): Promise<void> {
  removeWaiting(addresses);
  // Chromium ends a preload a task later; a fetch in this one would be given what it waits for.
  await new Promise((ended) => setTimeout(ended));
  await Promise.allSettled(
    addresses.map(async (address) => (await fetch(address, { cache: 'reload' })).arrayBuffer()),
  );
}
