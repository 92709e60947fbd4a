import { person } from './person.ts';

test.each([
  [{ GITHUB_ACTOR: 'ada', GITHUB_ACTOR_ID: '7' }, 'ada <7+ada@users.noreply.github.com>'],
  [{ GITHUB_ACTOR: 'ada' }, 'ada <ada@users.noreply.github.com>'],
  [
    { GITLAB_USER_NAME: 'Ada Lovelace', GITLAB_USER_EMAIL: 'ada@example.com' },
    'Ada Lovelace <ada@example.com>',
  ],
  [{ CIRCLE_USERNAME: 'ada' }, 'ada'],
])('where a service builds, it says for whom: %j', (env, who) => {
  expect(person({ USER: 'runner', ...env })).toBe(who);
});

test('who types a command for a service is who did it, not whose process it is', () => {
  const OPERATOR = 'grace';
  expect(person({ USER: 'afterglow', OPERATOR })).toBe('grace');
  expect(person({ GITHUB_ACTOR: 'ada', OPERATOR })).toBe('grace');
});

test('elsewhere git knows, with an address, or else the machine', () => {
  const git = (name: string) => ({
    PATH: process.env.PATH,
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: 'user.name',
    GIT_CONFIG_VALUE_0: name,
    GIT_CONFIG_KEY_1: 'user.email',
    GIT_CONFIG_VALUE_1: 'ada@example.com',
  });
  expect(person({ USER: 'ada', ...git('Ada Lovelace') })).toBe('Ada Lovelace <ada@example.com>');
  expect(person({ USER: 'ada', ...git('') })).toBe('ada');
});
