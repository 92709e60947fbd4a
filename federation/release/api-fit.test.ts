import { publish } from '../registry/steps.ts';
import { writeOffers } from '../store/api-record.ts';
import { changeRegistry } from '../store/registry-file.ts';
import { removeFolders } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { releaseLive, storeRelease } from '../testing/stored-release.ts';
import { brokenByApi } from './api-fit.ts';

afterAll(removeFolders);

const call = 'get /api/chat.php';
const reads = (field: string) => ({ [call]: { answer: 'object', [`answer.${field}`]: 'string' } });
const offers = reads('body');
const note = { who: 'test', what: '', why: '' };

test('an API that drops a field is held against what is live, on trial and fallen back on', async () => {
  const { files, keys, keysFolder } = ownStore();
  // Too long ago: no browser is sent to it.
  await releaseLive(files, keys, 'mf-chat', 'one', { api: reads('oldest') });
  const before = await releaseLive(files, keys, 'mf-chat', 'two', { api: reads('text') });
  const live = await releaseLive(files, keys, 'mf-chat', 'three', { api: offers });
  const trial = await storeRelease(files, 'mf-chat', 'four', { api: reads('label') });
  await changeRegistry(files, keys, note, (current) =>
    publish(current, trial, { kind: 'canary', share: 10 }),
  );
  const env = { KEYS_DIR: keysFolder };
  const broken = await brokenByApi(files, env, offers);
  expect(broken.sort()).toEqual(
    [
      `mf-chat ${before.version}: ${call} no longer gives answer.text`,
      `mf-chat ${trial.version}: ${call} no longer gives answer.label`,
    ].sort(),
  );
  expect(await brokenByApi(files, env, {})).toContain(
    `mf-chat ${live.version}: ${call} is not there`,
  );
});

test('a release that wants what the API lacks is not tried; without a record nobody can say', async () => {
  const { files, keys, run, chat } = ownStore();
  await releaseLive(files, keys, 'mf-chat', 'one', { api: offers });
  const { version } = await storeRelease(files, 'mf-chat', 'two', { api: reads('text') });
  await writeOffers(files, offers);
  const refused = await run('canary', 'mf-chat', '--share', '10', '--version', version);
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain(`the API that serves: ${call} no longer gives answer.text`);
  expect((await chat())?.canary).toBeNull();
  await writeOffers(files, { ...offers, ...reads('text') });
  expect((await run('canary', 'mf-chat', '--share', '10', '--version', version)).code).toBe(0);
});
