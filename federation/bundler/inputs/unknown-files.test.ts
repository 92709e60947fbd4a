import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../workspace/package-files.ts';
import { type Inputs, inputsOf } from './inputs.ts';
import { unknownFiles } from './unknown-files.ts';

const own = (path: string) => join(root, path);
const react = createRequire(own('shell/package.json')).resolve('react');

let inputs: Inputs;
beforeAll(() => {
  inputs = inputsOf('mf-chat');
});

test('what an import names is known, what is installed and what the bundler writes included', () => {
  const generated = 'node_modules/.federation/entry.0123.js';
  const read = ['mf-chat/src/entry.tsx', 'shared-ui/src/cx.ts', 'mf-chat/package.json'].map(own);
  expect(unknownFiles(inputs, [...read, react])).toEqual([]);
  expect(unknownFiles(inputs, [own(generated)])).toEqual([]);
});

test('a file that a loader took by itself is not, nor a package that nobody names', () => {
  const jest = createRequire(own('package.json')).resolve('jest');
  const [file = '', installed = ''] = unknownFiles(inputs, [own('README.md'), jest]);
  expect(file).toBe('README.md');
  expect(installed).toMatch(/\/node_modules\/jest\//);
});
