import { releaseOf } from '@afterglow/federation/testing/releases';
import { bootRemoteOf } from '@afterglow/federation/testing/remotes';
import fastify from 'fastify';
import { serveBoot } from './boot-endpoint.ts';

test('a page that lost a file learns which remotes are live, and with which shell', async () => {
  const app = fastify();
  const shell = releaseOf('a', { name: 'shell' });
  const remotes = [bootRemoteOf('b')];
  serveBoot(app, async () => ({ shell, remotes, lacking: [], releaseOf: () => undefined }));
  const answer = await app.inject('/boot.json');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    shell: shell.version,
    remotes: [{ name: 'mf-chat', version: 'b'.repeat(12) }],
  });
});
