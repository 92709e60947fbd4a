import { rules } from './rules.ts';

/** What the class `me` of `bubble.module.scss` is called in a build of mf-chat. */
function classNames(inputs: string): unknown {
  const options = JSON.stringify(rules('mf-chat', inputs, false));
  return /"localIdentName":"([^"]+)"/.exec(options)?.[1];
}

test('a class is called after its remote and its file', () => {
  expect(classNames('0123456789ab')).toBe('mf-chat__[name]__[local]_012345');
});

test('two versions of a remote in one page never share a class', () => {
  expect(classNames('0123456789ab')).not.toBe(classNames('ba9876543210'));
});

test('styles lead to their fonts and pictures from where they are, whatever port they were built for', () => {
  expect(JSON.stringify(rules('mf-chat', 'one', true))).toContain('{"publicPath":"auto"}');
});
