import type { BrowserContext } from 'playwright-core';

/** A refused call is reported by the browser as an error; the page is expected to live with it. */
const refusedCall = /^Failed to load resource: the server responded with a status of (503|404)/;

/** Chromium says so of a header of the document, whatever the page does. */
const headerNote = /^The Integrity-Policy destination '\w+' is not supported/;

/** How the shell says that it gave up on a remote: name, version, class, and the error. */
const givenUp = /^([\w-]+)@\w+ (\w+) (?:\w*: )?(.*)/;

/** Collects what no page may do: uncaught errors, console errors, requests to elsewhere. */
export function watchPages(context: BrowserContext, origin: string) {
  const complaints: string[] = [];
  const reasons = new Map<string, string>();
  const firstLine = (text: string) => text.split('\n', 1)[0] ?? text;
  context.on('weberror', (error) =>
    complaints.push(`nobody catches ${firstLine(String(error.error()))}`),
  );
  context.on('console', (message) => {
    const [, remote, kind, text] = givenUp.exec(message.text()) ?? [];
    if (remote && message.type() === 'warning') reasons.set(remote, `${kind}: ${text}`);
    const isAsset = message.location().url.includes('/assets/');
    const isExpected = refusedCall.test(message.text()) && !isAsset;
    if (message.type() !== 'error' || isExpected || headerNote.test(message.text())) return;
    complaints.push(`the console says ${firstLine(message.text())}`);
  });
  context.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) complaints.push(`it asks ${asked}`);
  });
  return {
    /** What there was since the last call. */
    take: () => [...new Set(complaints.splice(0))],
    /** Why the shell gave up on a remote, in brackets; empty when it did not. */
    reason: (remote: string) => (reasons.has(remote) ? ` (${reasons.get(remote)})` : ''),
  };
}
