import { answersIn, queryOf, stepIn } from './answers.ts';

const from = (text: string) => answersIn(new URLSearchParams(text));

test('what was said goes through the address and back', () => {
  const text = 'interests=wine%2Cwalking&reason=friendship&min_age=30&max_age=45&near=true';
  const said = from(text);
  expect(said).toEqual({
    interests: ['wine', 'walking'],
    reason: 'friendship',
    ages: [30, 45],
    near: true,
  });
  const query = Object.entries(queryOf(said)).map(([key, value]) => [key, String(value)]);
  expect(new URLSearchParams(query).toString()).toBe(text);
});

test('nothing said asks for nothing; no interests at all is an answer', () => {
  expect(queryOf(from(''))).toEqual({});
  expect(queryOf(from('interests='))).toEqual({ interests: '' });
});

test.each(['min_age=17', 'min_age=abc', 'max_age=120', 'max_age=30.5', 'reason=money', 'near=1'])(
  '%s is no answer',
  (text) => {
    expect(queryOf(from(text))).toEqual({});
  },
);

test('ages never cross', () => {
  expect(from('min_age=50&max_age=40').ages).toEqual([50, 50]);
});

test.each([
  ['', 0],
  ['step=1', 0],
  ['step=4', 3],
  ['step=5', 0],
  ['step=-1', 0],
  ['step=found', 4],
])('address %p is at question %i', (text, step) => {
  expect(stepIn(new URLSearchParams(text))).toBe(step);
});
