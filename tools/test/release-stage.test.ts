import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeChoice } from '../../federation/release/store-choice.ts';
import { removeFolders, temporaryFolder } from '../../federation/testing/folder.ts';
import { releaseStage, testStore } from './release-stage.ts';

afterAll(removeFolders);

test('tests release into their own store, whichever the environment names', async () => {
  const folder = temporaryFolder();
  // Says what it was told instead of releasing.
  const node = '#!/bin/sh\necho "$STORE_URL"\necho "$STORE_DIR"\nexit 1\n';
  writeFileSync(join(folder, 'node'), node, { mode: 0o755 });
  const PATH = `${folder}:${process.env.PATH}`;
  Object.assign(process.env, { PATH, STORE_URL: join(folder, 'shared'), STORE_DIR: folder });
  const { details } = await releaseStage(false).run();
  const [STORE_URL, STORE_DIR] = details.split('\n');
  expect(storeChoice(undefined, { STORE_URL, STORE_DIR }).address).toBe(testStore);
});
