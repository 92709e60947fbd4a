import { classify, isLostFile } from './classify.ts';
import { RemoteError } from './error-class.ts';

function named(name: string, message: string, code?: string): Error {
  return Object.assign(new Error(message), { name, ...(code && { code }) });
}

test.each([
  [named('ChunkLoadError', 'Loading chunk 12 failed.'), 'chunk'],
  [named('ChunkLoadError', 'Loading CSS chunk 12 failed.', 'CSS_CHUNK_LOAD_FAILED'), 'style'],
  [new Error('Module "./entry" does not exist in container.'), 'export'],
  [named('TimeoutError', 'mf-chat takes too long'), 'hang'],
  [new RemoteError('texts', '/texts/en.json: 404'), 'texts'],
  // As the copy of the class in the bundle of a remote makes it.
  [Object.assign(new Error('/texts/en.json: 404'), { errorClass: 'texts' }), 'texts'],
])('%s', (error, expected) => expect(classify(error, 'load')).toBe(expected));

test.each([
  ['load', 'evaluate'],
  ['start', 'start'],
  ['run', 'run'],
] as const)('anything else thrown at %s is %s', (phase, expected) => {
  expect(classify(new TypeError('x is undefined'), phase)).toBe(expected);
  expect(classify('a string', phase)).toBe(expected);
  expect(classify(undefined, phase)).toBe(expected);
});

test('a lost chunk, stylesheet or text may be the fault of a release, a crash is not', () => {
  expect(isLostFile(named('ChunkLoadError', ''))).toBe(true);
  expect(isLostFile(new TypeError('x is undefined'))).toBe(false);
});
