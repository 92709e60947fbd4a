import { addressOf, parametersOf, shapeOf, valuesIn, weightOf } from './route-pattern.ts';

const matches: [string, string, Record<string, string>][] = [
  ['/', '/', {}],
  ['/members', '/members/', {}],
  ['/members', '/members//', {}],
  ['/members/:id', '/members/42', { id: '42' }],
  ['/members/:id/chat', '/members/42/chat', { id: '42' }],
  ['/credits/:id/:method?', '/credits/p1', { id: 'p1' }],
  ['/credits/:id/:method?', '/credits/p1/ideal', { id: 'p1', method: 'ideal' }],
  // A value stands as it does in the address: whoever shows or sends it knows what it may hold.
  ['/chats/:id', '/chats/a%2Fb', { id: 'a%2Fb' }],
];

test.each(matches)('%s matches %s', (pattern, address, values) => {
  expect(Object.fromEntries(valuesIn(pattern, address) ?? [['no', 'match']])).toEqual(values);
});

test.each([
  ['/members/:id', '/members'],
  ['/members/:id', '/members/42/chat'],
  ['/members', '/chats'],
  ['/', '/members'],
  ['/credits/:id/:method?', '/credits'],
  // Two slashes in a row: the pages' own router would find nothing to draw.
  ['/members/:id', '/members//chat'],
  ['/members/:id/chat', '/members//chat'],
  ['/members', '//members'],
  ['/credits/:id/:method?', '/credits//ideal'],
])('%s does not match %s', (pattern, address) => {
  expect(valuesIn(pattern, address)).toBeUndefined();
});

test('what a value is called does not count, that it may be left out does', () => {
  expect(shapeOf('/chats/:id')).toBe(shapeOf('/chats/:conversation'));
  expect(shapeOf('/chats/:id?')).not.toBe(shapeOf('/chats/:id'));
  expect(shapeOf('/chats/:id')).not.toBe(shapeOf('/likes/:id'));
});

test('what stands for itself weighs more than any values', () => {
  const heaviestFirst = [
    '/credits/repeat-order',
    '/credits/:id/:method?',
    '/credits/:id',
    '/:token',
  ];
  expect([...heaviestFirst].reverse().sort((a, b) => weightOf(b) - weightOf(a))).toEqual(
    heaviestFirst,
  );
});

test('an address is made of the values that it needs', () => {
  expect(parametersOf('/credits/:id/:method?')).toEqual(['id', 'method']);
  expect(addressOf('/credits/:id/:method?', (name) => `a-${name}`)).toBe('/credits/a-id');
  expect(addressOf('/:token?', () => 'x')).toBe('/');
});
