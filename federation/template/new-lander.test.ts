import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { landersFolder, newLander } from './new-lander.ts';

afterAll(removeFolders);

const { locales: languages }: { locales: string[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'remote/remote.json.template'), 'utf8'),
);

test('writes one folder, and every word of it is about that lander', () => {
  const root = temporaryFolder();
  newLander(root, 'spring-sale');
  const folder = join(root, landersFolder, 'spring-sale');
  const files = globSync('**/*.*', { cwd: folder }).sort();
  expect(files).toEqual([
    'address.ts',
    'lander.module.scss',
    'lander.test.tsx',
    'lander.tsx',
    'picture.svg',
    'texts.d.ts',
    ...languages.map((language) => `texts/${language}.json`),
  ]);
  const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  expect(all).toContain("useTranslation('lander-spring-sale')");
  expect(all).toContain('function SpringSale(');
  expect(all).not.toMatch(/short-name|PascalName/);
});

test.each(['Summer', 'summer sale', '../x', '-x', '', 'x'.repeat(41)])(
  '%j is no name for a lander, and nothing is written',
  (name) => {
    const root = temporaryFolder();
    expect(() => newLander(root, name)).toThrow('is no name for a lander');
    expect(existsSync(join(root, landersFolder))).toBe(false);
  },
);

test('leaves alone what is there already', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, landersFolder, 'gallery'), { recursive: true });
  expect(() => newLander(root, 'gallery')).toThrow('there is a lander called gallery already');
});
