import { compilerMessage, compilerMessages } from './compiler-message.ts';

test('a mistake in the sources is told by its file and line, without the stack of the compiler', () => {
  const message = [
    'Module build failed (from ../node_modules/.pnpm/swc-loader@0.2.7/src/index.js):',
    'Error:   x Expression expected',
    '    ,-[/work/mf-chat/src/entry.tsx:11:1]',
    ' 11 | const x = ;',
    '    `----',
    '',
    '',
    'Caused by:',
    '    Syntax Error',
    '',
    'Stack backtrace:',
    '   0: <unknown>',
  ].join('\n');
  expect(
    compilerMessage({ moduleName: './src/entry.tsx', message }, 'mf-chat').split('\n'),
  ).toEqual([
    'mf-chat/src/entry.tsx: x Expression expected',
    '    ,-[/work/mf-chat/src/entry.tsx:11:1]',
    ' 11 | const x = ;',
    '    `----',
  ]);
});

test('a file that is missing is told as it is', () => {
  const message = "Module not found: Error: Can't resolve './nothing.ts' in '/work/mf-chat/src'";
  expect(compilerMessage({ moduleName: './src/entry.tsx', message }, 'mf-chat')).toBe(
    `mf-chat/src/entry.tsx: ${message}`,
  );
});

test('a file of another package is told as such, whichever loaders it went through', () => {
  const moduleName = 'css ../node_modules/css-loader/index.js!../shared-ui/src/chip.module.scss';
  expect(compilerMessage({ moduleName, message: 'no such token' }, 'mf-chat')).toBe(
    'shared-ui/src/chip.module.scss: no such token',
  );
});

test('texts that cannot be read are told by their own file', () => {
  const message = 'mf-chat/src/locales/nl.json: Unexpected end of JSON input';
  expect(compilerMessage({ message }, 'mf-chat')).toBe(message);
  expect(compilerMessage({ message: 'no place for hashes' }, 'mf-chat')).toBe(
    'mf-chat: no place for hashes',
  );
});

test('a picture that is missing is told once, by the styles that name it', () => {
  const moduleName = './src/lander.module.scss';
  const missing = { moduleName, message: "Module not found: Error: Can't resolve './p.webp'" };
  const run = { moduleName, message: 'Execution of module code from module graph (…) failed: …' };
  const told = (...errors: (typeof missing)[]) => compilerMessages(errors, 'mf-landers');
  expect(told(missing, run)).toEqual([compilerMessage(missing, 'mf-landers')]);
  expect(told(run)).toEqual([compilerMessage(run, 'mf-landers')]);
});
