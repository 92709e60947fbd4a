import fastify from 'fastify';
import { offlineWords, unavailableWords } from './own-words.ts';
import { sendPlainPage } from './plain-page.ts';

type Page = Parameters<typeof sendPlainPage>[1];

async function answer(page: Omit<Page, 'script'>) {
  const app = fastify();
  app.get('/', (_request, reply) => sendPlainPage(reply, { ...page, script: 'again()' }));
  return app.inject('/');
}

test('says it in the language of the page, else in English; a name never becomes markup [S48]', async () => {
  const site = { name: 'After<b>', niche: 'gay' };
  const { body } = await answer({ words: offlineWords('pt'), site });
  expect(body).toContain('<html lang="en">');
  expect(body).toContain('<title>You are offline · After&lt;b&gt;</title>');
  const dutch = await answer({ words: unavailableWords('nl') });
  expect(dutch.body).toContain('<html lang="nl">');
  expect(dutch.body).toContain('<title>Een momentje</title>');
});

test('nothing runs in it but its own line, and nobody keeps it', async () => {
  const { body, headers } = await answer({ words: unavailableWords('en') });
  const nonce = /script-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(body).toContain(`<script nonce="${nonce}">again()</script>`);
  expect(headers['cache-control']).toBe('no-store');
});
