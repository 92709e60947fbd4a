import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PageStream, pageStream } from './page-stream.ts';

const edit = (remote: string) => ({ remote, texts: [], reload: true });

/** What a page is told that asks now, and is then let go. */
async function toldTo(pages: PageStream, address: string): Promise<string> {
  const server = createServer(pages.answer).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${address}`);
  pages.end();
  const told = await answer.text();
  server.close();
  return told;
}

test('a page that could ask only after an edit is told of it, and of none that it came with', async () => {
  const pages = pageStream();
  pages.edit(edit('mf-before'));
  const since = Date.now();
  while (Date.now() === since) await new Promise(setImmediate);
  pages.edit(edit('mf-after'));
  const told = await toldTo(pages, `/edits?since=${since}`);
  expect(told).toContain(`event: edit\ndata: ${JSON.stringify(edit('mf-after'))}\n\n`);
  expect(told).not.toContain('mf-before');
});

test('a page that does not say since when it is there is told of what comes', async () => {
  const pages = pageStream();
  pages.edit(edit('mf-before'));
  expect(await toldTo(pages, '/edits')).not.toContain('event: edit');
});

test('who was let go is told nothing more: a build may end while the server stops', async () => {
  const pages = pageStream();
  const failed: Error[] = [];
  const stopping: PageStream = {
    ...pages,
    answer(...[request, response]: Parameters<PageStream['answer']>) {
      response.on('error', (error) => failed.push(error));
      pages.answer(request, response);
    },
    end() {
      pages.end();
      pages.edit(edit('mf-late'));
      pages.problems('build', []);
    },
  };
  expect(await toldTo(stopping, '/edits')).not.toContain('mf-late');
  expect(failed).toEqual([]);
});

test('a page that came from a server before this one loads itself anew', async () => {
  const told = await toldTo(pageStream(), `/edits?since=${Date.now() - 1000}`);
  expect(told).toContain('"reload":true');
  expect(await toldTo(pageStream(), `/edits?since=${Date.now() + 1000}`)).not.toContain('reload');
});

test('who asks a server that stops has no answer, and asks the one that begins anew', async () => {
  const pages = pageStream();
  pages.end();
  await expect(toldTo(pages, '/edits?since=0')).rejects.toThrow('fetch failed');
});
