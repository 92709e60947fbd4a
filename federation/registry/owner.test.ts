import { owner } from './owner.ts';

const good = { team: 'chat-and-calls', contact: 'chat@afterglow.example' };

test('a team with an e-mail address or a page', () => {
  expect(owner.safeParse(good).success).toBe(true);
  expect(owner.safeParse({ ...good, contact: 'https://chat.example/team' }).success).toBe(true);
});

test.each([
  ['Chat', 'use kebab-case'],
  ['chat team', 'use kebab-case'],
  ['-chat', 'use kebab-case'],
  ['chat-', 'use kebab-case'],
  ['chat--calls', 'use kebab-case'],
])('a team called "%s" is refused', (team, message) => {
  expect(owner.safeParse({ ...good, team }).error?.issues).toMatchObject([{ message }]);
});

test.each(['http://chat.example', 'javascript:alert(1)', 'the third floor', ''])(
  'a contact "%s" is refused, with what is wanted',
  (contact) => {
    expect(owner.safeParse({ ...good, contact }).error?.issues).toMatchObject([
      { message: 'an e-mail address, or an address that begins with https://' },
    ]);
  },
);
