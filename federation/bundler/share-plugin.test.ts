import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharePicture } from '../registry/share-picture.ts';
import { readRemoteManifest, root } from '../workspace/package-files.ts';
import { sharePicturesOf } from './share-plugin.ts';

const manifest = readRemoteManifest('mf-landers');
const folder = mkdtempSync(join(tmpdir(), 'afterglow-share-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(...parts: string[]): string {
  const file = join(folder, 'src', ...parts);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  return file;
}

test('a link to a page shows the picture made for it, else the one on the page, else none', () => {
  put('landers', 'summer', 'picture.webp');
  const made = put('landers', 'summer', 'share.jpg');
  const shown = put('landers', 'autumn', 'picture.webp');
  put('landers', 'winter', 'picture.svg');
  const ofPage = put('pages', 'faq', 'share.png');
  const found = sharePicturesOf(folder, manifest);
  expect(new Map(found.map(({ path, source }) => [path, source]))).toEqual(
    new Map([
      ['share/landers/summer.jpg', made],
      ['share/landers/autumn.webp', shown],
      ['share/pages-faq.png', ofPage],
    ]),
  );
});

test('the film is shared with its first picture', () => {
  const paths = sharePicturesOf(join(root, 'mf-landers'), manifest).map(({ path }) => path);
  expect(paths).toContain('share/landers/video.webp');
});

test('a release is asked for a page of its own alone', () => {
  const entry = { integrity: 'sha384-', bytes: 1, compressed: 1 };
  const files = { 'share/landers/video.webp': entry };
  expect(sharePicture({ files }, 'landers/video')).toBe('share/landers/video.webp');
  expect(sharePicture({ files }, 'landers/gallery')).toBeUndefined();
});
