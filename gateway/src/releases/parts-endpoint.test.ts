import { releaseOf } from '@afterglow/federation/testing/releases';
import fastify from 'fastify';
import { serveParts } from './parts-endpoint.ts';
import type { Live } from './releases.ts';

const owner = { team: 'chat', contact: 'chat@afterglow.example' };
const chat = releaseOf('b', { owner });
const live = {
  shell: releaseOf('a', { name: 'shell' }),
  remotes: [{ name: 'mf-chat' }],
  releaseOf: () => chat,
} as unknown as Live;

async function parts(production: boolean, current: Live | undefined = live) {
  const app = fastify();
  serveParts(app, async () => current, production);
  return app.inject('/parts.json');
}

test('everybody may know the versions and the team', async () => {
  expect((await parts(true)).json()).toEqual([
    { name: 'shell', version: 'a'.repeat(12) },
    { name: 'mf-chat', version: 'b'.repeat(12), team: 'chat' },
  ]);
});

test('where the team is reached is for developers and for those who were given another version', async () => {
  expect((await parts(false)).body).toContain(owner.contact);
  const override = { remote: 'mf-chat', version: 'b'.repeat(12) };
  expect((await parts(true, { ...live, override })).body).toContain(owner.contact);
});
