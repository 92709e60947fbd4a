import { paths, withQuery } from './paths.ts';

test('leaves out what is not given and encodes what is', () => {
  expect(paths.credits('p1')).toBe('/credits/p1');
  expect(paths.credits('p1', 'ideal')).toBe('/credits/p1/ideal');
  expect(paths.member('a/b')).toBe('/members/a%2Fb');
  expect(paths.likes()).toBe('/likes');
  expect(withQuery('/login', { to: '/chats?x=1', from: undefined })).toBe(
    '/login?to=%2Fchats%3Fx%3D1',
  );
});
