import { emptyRegistry, type Registry } from '../registry/registry.ts';
import { goLive, pinSite, startCanary } from '../registry/steps.ts';
import { writeOffers } from '../store/api-record.ts';
import { removeFolders } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { storeRelease } from '../testing/stored-release.ts';
import { judgeOf } from './judge-step.ts';

afterAll(removeFolders);

/** mf-members is at /talk, mf-chat at /chats; `talk` is one of mf-chat that wants /talk as well. */
async function product() {
  const { files } = ownStore();
  const store = (name: string, path: string, text = path) =>
    storeRelease(files, name, text, { path });
  const members = await store('mf-members', '/talk');
  const chats = await store('mf-chat', '/chats');
  const talk = await store('mf-chat', '/talk');
  const live = [members, chats].reduce<Registry>(goLive, emptyRegistry);
  /** Undefined when the step may be taken. */
  const refusal = (before: Registry, after: Registry, ...names: string[]) =>
    judgeOf(
      files,
      names,
    )({ before, after }).then(
      () => undefined,
      (error: Error) => error.message,
    );
  return { files, store, members, chats, talk, live, refusal };
}

const conflict = 'route /talk belongs to mf-members';

test('a step to what fits is taken, one to what does not fit anybody is refused', async () => {
  const { store, live, talk, members, refusal } = await product();
  const fitting = goLive(live, await store('mf-chat', '/chats', 'next'));
  expect(await refusal(live, fitting, 'mf-chat')).toBeUndefined();
  const after = goLive(live, talk);
  const ofChat = `mf-chat ${talk.version}: ${conflict}`;
  expect(await refusal(live, after, 'mf-chat')).toBe(ofChat);
  expect(await refusal(live, after, 'mf-chat', 'mf-members')).toBe(
    `mf-members ${members.version}: route /talk belongs to mf-chat; ${ofChat}`,
  );
  // Others answer for themselves.
  expect(await refusal(live, after, 'mf-account')).toBeUndefined();
});

test('what was so before is nobody’s doing, and keeps nobody from going on', async () => {
  const { store, live, talk, refusal } = await product();
  const wrong = goLive(live, talk);
  const other = goLive(wrong, await store('mf-chat', '/talk', 'other'));
  expect(await refusal(wrong, other, 'mf-chat')).toBeUndefined();
});

test('of a trial that does not fit more browsers are more who do not fit, fewer are not', async () => {
  const { live, talk, refusal } = await product();
  const tried = startCanary(live, talk, 10);
  expect(await refusal(tried, startCanary(tried, talk, 25), 'mf-chat')).toMatch(conflict);
  expect(await refusal(tried, startCanary(tried, talk, 5), 'mf-chat')).toBeUndefined();
});

test('what is met on a site alone is said with it, what is met everywhere is said once', async () => {
  const { store, live, talk, members, refusal } = await product();
  const people = goLive(live, await store('mf-members', '/people'));
  const onSite = pinSite(people, members, 'one.example');
  expect(await refusal(onSite, goLive(onSite, talk), 'mf-chat')).toBe(
    `mf-chat ${talk.version}: ${conflict} (on one.example)`,
  );
  const both = pinSite(live, await store('mf-members', '/talk', 'pinned'), 'one.example');
  expect(await refusal(both, goLive(both, talk), 'mf-chat')).toBe(
    `mf-chat ${talk.version}: ${conflict}`,
  );
});

test('the API that serves is met, too', async () => {
  const { files, live, refusal } = await product();
  const api = { 'get /api/chat.php': { answer: 'object' } };
  const asking = await storeRelease(files, 'mf-chat', 'asking', { path: '/chats', api });
  const after = goLive(live, asking);
  expect(await refusal(live, after, 'mf-chat')).toBeUndefined();
  await writeOffers(files, {});
  expect(await refusal(live, after, 'mf-chat')).toBe(
    `mf-chat ${asking.version}: it does not fit the API that serves: get /api/chat.php is not there`,
  );
});
