import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolders, temporaryFolder } from '../../../testing/folder.ts';
import { asGlobal, asWritten, foundInSources } from './found-in-sources.ts';

afterAll(removeFolders);

function sources(text: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'mf-chat/src/routes'), { recursive: true });
  writeFileSync(join(folder, 'mf-chat/src/routes/chats.tsx'), text);
  return folder;
}

const place = 'mf-chat/src/routes/chats.tsx:3';

test.each([
  '\n\n<p>No chats yet</p>',
  '\n\n<p>\n No chats\n yet</p>',
  "\n\nconst a = 'No chats yet';",
])('a text is found however it is written: %j', (code) => {
  expect(foundInSources('mf-chat', asWritten('No chats yet'), sources(code))).toMatch(
    /^mf-chat\/src\/routes\/chats\.tsx:[34]$/,
  );
});

test('a word within another is another word', () => {
  expect(foundInSources('mf-chat', asWritten('Map'), sources('CityMap'))).toBeUndefined();
});

test.each([
  '\n\nwindow.probe = 1;',
  '\n\n(window as unknown as Record<string, number>).probe = 1;',
  "\n\nObject.assign(window, { 'probe': 1 });",
])('a global is found: %j', (code) => {
  expect(foundInSources('mf-chat', asGlobal('probe'), sources(code))).toBe(place);
});
