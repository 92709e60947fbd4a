import { join } from 'node:path';
import { pinSite, startCanary } from '@afterglow/federation/registry/steps';
import { diskFiles } from '@afterglow/federation/store/disk';
import { readHistory, writeEntry } from '@afterglow/federation/store/history';
import { publicText } from '@afterglow/federation/store/key-files';
import { type KeySource, writerKeys } from '@afterglow/federation/store/keys';
import { changeRegistry, readRegistry } from '@afterglow/federation/store/registry-file';
import type { Voice } from '@afterglow/federation/telemetry/voice';
import { removeFolders, temporaryFolder } from '@afterglow/federation/testing/folder';
import { releaseLive, storeRelease } from '@afterglow/federation/testing/stored-release';
import { jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { voicesIn } from '../reports/voices.ts';
import { operatorServer } from './serve-operator.ts';

const open: FastifyInstance[] = [];
afterAll(async () => {
  await Promise.all(open.map((app) => app.close()));
  removeFolders();
});

const token = 'a token that is long enough to be one';
const owner = { team: 'chat', contact: 'chat@afterglow.example' };

interface Setting {
  token?: string;
  isLoopback?: boolean;
  production?: boolean;
  key?: boolean;
}

/** mf-chat live after another, one on trial and one pinned; and the operators' port. */
async function product(setting: Setting = {}) {
  const folder = temporaryFolder();
  const files = diskFiles(join(folder, 'store'));
  const production = setting.production ?? false;
  const own = { privateKey: undefined, publicKeys: undefined, folder: join(folder, 'keys') };
  const keys = writerKeys({ ...own, production: false });
  const first = await releaseLive(files, keys, 'mf-chat', 'first', { owner });
  const live = await releaseLive(files, keys, 'mf-chat', 'live', { owner });
  const trial = await storeRelease(files, 'mf-chat', 'trial', { owner });
  await changeRegistry(files, keys, { who: 'ada', what: 'a trial', why: '<b>hm</b>' }, (current) =>
    pinSite(startCanary(current, trial, 10), first, 'other.localhost'),
  );
  const voices = voicesIn(join(folder, 'voices'));
  const publicKeys = publicText(keys.pair.publicKey);
  const noKey = { ...own, folder: join(folder, 'none'), publicKeys, production };
  const source: KeySource = setting.key === false ? noKey : { ...own, production };
  const app = await operatorServer({
    metrics: new Registry(),
    files,
    keys: source,
    voices,
    secret: Buffer.from('a secret of the gateway, long enough'),
    access: { token: setting.token, isLoopback: setting.isLoopback ?? true, production },
  });
  open.push(app);
  const headers = { host: 'localhost:4700' };
  const get = (url: string, more: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...headers, ...more } });
  const post = (url: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        ...headers,
        origin: 'http://localhost:4700',
        'content-type': 'application/x-www-form-urlencoded',
        ...more,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const form = async (more?: Record<string, string>) =>
    /name="form" value="([^"]+)"/.exec((await get('/', more)).body)?.[1] ?? '';
  const channel = async () => (await readRegistry(files, keys.accepted))?.channels['mf-chat'];
  const promotion = { kind: 'promote', name: 'mf-chat', live: live.version, canary: trial.version };
  const because = { why: 'good all week', who: 'Ada' };
  return { files, keys, first, live, trial, voices, get, post, form, channel, promotion, because };
}

const said = (version: string, measure: Voice['measure'], value: number): Voice[] =>
  Array.from({ length: 20 }, (_, n) => ({
    at: Date.now(),
    remote: 'mf-chat',
    version,
    measure,
    value,
    client: `c${n}`,
    document: 'd',
  }));

test('it tells what is live, on trial and pinned, whose it is, and how it fares beside the one before', async () => {
  const { first, live, trial, voices, get } = await product();
  voices.add([...said(live.version, 'lcp-cold', 1000), ...said(trial.version, 'lcp-cold', 1500)]);
  const { body, headers } = await get('/');
  expect(body).toContain('chat · chat@afterglow.example');
  expect(body).toContain(`${trial.version}, 10 %`);
  expect(body).toContain('pinned for other.localhost');
  expect(body).toMatch(/1500 ms<\/span> <span class="worse">\+500 ms/);
  expect(body).toContain('&lt;b&gt;hm&lt;/b&gt;');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  const [chat] = (await get('/releases.json')).json().packages;
  expect(chat.channel).toMatchObject({ live: live.version, before: [first.version] });
  expect(chat.versions[0]).toMatchObject({
    version: trial.version,
    roles: ['on trial with 10 %'],
    figures: { lcp: 1500, inp: null, errors: null },
  });
  const figures = (await get('/metrics')).body;
  expect(figures).toContain(
    `afterglow_release_live{package="mf-chat",version="${live.version}"} 1`,
  );
  expect(figures).toContain(`version="${trial.version}"} 0.1`);
  expect(figures).toMatch(/afterglow_release_lcp_seconds\{[^}]+\} 1\.5/);
});

test('a step that nobody signed is called so', async () => {
  const { files, get } = await product();
  const [latest] = await readHistory(files, 1);
  const sequence = (latest?.sequence ?? 0) + 1;
  const change = { at: new Date().toISOString(), who: 'thief', what: 'mine', why: '' };
  await writeEntry(files, sequence, JSON.stringify({ sequence, channels: {}, change }));
  const { history } = (await get('/releases.json')).json();
  expect(history.map((one: { isSigned: boolean }) => one.isSigned)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect((await get('/')).body.match(/not signed by a key/g)).toHaveLength(1);
});

test('what would meet what it does not fit is done for whoever insists alone', async () => {
  const { files, keys, post, form, channel, because } = await product();
  const released = (name: string, path: string) => releaseLive(files, keys, name, path, { path });
  const { version: to } = await released('mf-chat', '/talk');
  const { version: live } = await released('mf-chat', '/chats');
  await released('mf-members', '/talk');
  const base = { kind: 'roll-back', name: 'mf-chat', live, canary: '', to };
  const sent = { ...base, ...because, form: await form() };
  const refused = await post('/acts', sent);
  expect(refused.body).toContain('route /talk belongs to mf-members');
  expect(refused.body).toContain('name="anyway"');
  expect((await channel())?.live).toBe(live);
  await post('/acts', { ...sent, anyway: 'yes' });
  expect((await channel())?.live).toBe(to);
});

test('an act is one signed step with its reason, and who did it', async () => {
  const { files, trial, post, form, channel, promotion, because } = await product();
  const done = await post('/acts', { ...promotion, ...because, form: await form() });
  expect(done.statusCode).toBe(200);
  expect(done.body).toContain(`mf-chat ${trial.version} live for everybody.`);
  expect(await channel()).toMatchObject({ live: trial.version, canary: null });
  const [latest] = await readHistory(files, 1);
  expect(latest?.change).toMatchObject({ who: 'Ada (releases page)', why: 'good all week' });
});

test('ending a canary, rolling back and unpinning', async () => {
  const { first, live, trial, get, post, form, channel, because } = await product();
  const base = { name: 'mf-chat', live: live.version, ...because, form: await form() };
  await post('/acts', { ...base, kind: 'end-canary', canary: trial.version });
  expect(await channel()).toMatchObject({ canary: null, withdrawn: [trial.version] });
  expect((await get('/metrics')).body).toContain(
    `afterglow_release_taken_back{package="mf-chat",version="${trial.version}"} 1`,
  );
  await post('/acts', { ...base, kind: 'roll-back', canary: '', site: 'other.localhost' });
  expect((await channel())?.sites).toEqual({});
  await post('/acts', { ...base, kind: 'roll-back', canary: '', to: first.version });
  expect((await channel())?.live).toBe(first.version);
});

test('what changed since somebody looked is not acted on', async () => {
  const { post, form, channel, promotion, because } = await product();
  const before = await channel();
  const late = { ...promotion, ...because, live: 'f'.repeat(12), form: await form() };
  const refused = await post('/acts', late);
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('was changed meanwhile');
  expect(await channel()).toEqual(before);
});

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['another site', {}, { origin: 'https://evil.example' }],
  ['another port', {}, { origin: 'http://localhost:4701' }],
  ['nowhere', {}, { origin: 'null' }],
  ['a page that does not know our token', { form: 'guessed' }, {}],
  ['a name that leads here', {}, { host: 'evil.example', origin: 'http://evil.example' }],
])('a form from %s does nothing', async (_from, fields, headers) => {
  const { post, form, channel, promotion, because } = await product();
  const before = await channel();
  const sent = { ...promotion, ...because, form: await form(), ...fields };
  expect((await post('/acts', sent, headers)).statusCode).toBe(403);
  expect(await channel()).toEqual(before);
});

test.each([
  ['no reason', { why: ' ' }],
  ['no name', { who: '' }],
  ['two lines', { why: 'a\nb' }],
  ['a very long reason', { why: 'x'.repeat(301) }],
  ['an act that is none', { kind: 'delete' }],
])('%s: asked again', async (_what, fields) => {
  const { post, form, channel, promotion, because } = await product();
  const before = await channel();
  const sent = { ...promotion, ...because, form: await form(), ...fields };
  expect((await post('/acts', sent)).statusCode).toBe(400);
  expect(await channel()).toEqual(before);
});

describe('who may', () => {
  test('off loopback and without a token there are figures alone', async () => {
    const { get } = await product({ isLoopback: false });
    expect((await get('/')).statusCode).toBe(404);
    expect((await get('/releases.json')).statusCode).toBe(404);
    expect((await get('/metrics')).statusCode).toBe(200);
  });

  test('with a token it is asked for, also on loopback', async () => {
    const { get, post, form, promotion, because, trial, channel } = await product({
      token,
      production: true,
    });
    expect((await get('/')).statusCode).toBe(401);
    expect((await get('/')).body).not.toContain('mf-chat');
    expect((await get('/releases.json')).statusCode).toBe(401);
    expect((await post('/acts', { ...promotion, ...because })).statusCode).toBe(401);
    expect((await post('/login', { token: `${token}.` })).statusCode).toBe(401);
    const login = await post('/login', { token });
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    expect(String(login.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    expect(cookie).not.toContain(encodeURIComponent(token));
    const known = { cookie };
    expect((await get('/', known)).body).toContain('mf-chat');
    await post('/acts', { ...promotion, ...because, form: await form(known) }, known);
    expect((await channel())?.live).toBe(trial.version);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await get('/releases.json', bearer)).statusCode).toBe(200);
  });

  test('ten guesses a minute', async () => {
    const { post } = await product({ token });
    // Minutes are those of the clock; none ends meanwhile.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    for (let n = 0; n < 10; n += 1) await post('/login', { token: `guess ${n}` });
    expect((await post('/login', { token })).statusCode).toBe(429);
    clock.mockRestore();
  });

  test.each<[string, Setting, RegExp]>([
    ['in production without a token', { production: true }, /set OPERATOR_TOKEN/],
    ['without the private key', { key: false, token, production: true }, /no private key/],
  ])('%s nobody can act', async (_what, setting, reason) => {
    const { get, post, promotion, because, channel } = await product(setting);
    const known: Record<string, string> = setting.token
      ? { authorization: `Bearer ${setting.token}` }
      : {};
    const { body } = await get('/', known);
    expect(body).toMatch(reason);
    expect(body).not.toContain('<form');
    const before = await channel();
    const sent = await post('/acts', { ...promotion, ...because, form: '' }, known);
    expect(sent.statusCode).toBe(403);
    expect(await channel()).toEqual(before);
  });
});
