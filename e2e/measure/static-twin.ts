import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { settled } from '../support/settled.ts';
import { hasBeenHere } from '../support/visitor.ts';
import type { Enter } from './first-paint.ts';

interface Twin {
  url: string;
  close(): void;
}

/** What a page has become, as HTML that needs no script, with its stylesheets. */
function asStaticPage(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const needless = 'script, noscript, link[rel="preload"], link[rel="manifest"]';
  for (const element of copy.querySelectorAll(needless)) element.remove();
  return `<!doctype html>${copy.outerHTML}`;
}

/** Where a page has none, it may start in the process that is there: at a quarter of a processor 0.2 s less. */
const opener = 'cross-origin-opener-policy';

/**
 * The page as somebody would write it by hand: the same content and pictures, without a script. On a
 * site like ours it would keep whoever opened it out, too.
 */
export async function staticTwin(
  browser: Browser,
  origin: string,
  path: string,
  enter: Enter,
): Promise<Twin> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 390, height: 844 },
  });
  await enter(context);
  await hasBeenHere(context);
  const page = await context.newPage();
  const found = await page.goto(origin + path);
  const policy = found?.headers()[opener];
  await settled(page);
  const html = brotliCompressSync(await page.evaluate(asStaticPage));
  await context.close();

  const server = createServer(({ url = '/', headers }, answer) => {
    if (url === path) {
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.setHeader('content-encoding', 'br');
      if (policy) answer.setHeader(opener, policy);
      return answer.end(html);
    }
    // Pictures, styles and fonts are the product's own.
    const { 'accept-encoding': encoding = '', cookie = '' } = headers;
    const asked = request(
      origin + url,
      { headers: { 'accept-encoding': encoding, cookie } },
      (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      },
    );
    asked.on('error', () => answer.destroy()).end();
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
