import { forgetReturn, rememberReturn, returnPlace } from './return-place.ts';

afterEach(forgetReturn);

test('knows the way back to a conversation', () => {
  rememberReturn('/chats/c1', 0);
  expect(returnPlace(1000)).toEqual({ path: '/chats/c1', kind: 'chat', id: 'c1' });
});

test('knows a first message to a member and a profile apart', () => {
  rememberReturn('/members/m1/chat', 0);
  expect(returnPlace(0)).toMatchObject({ kind: 'chat', id: 'm1' });
  rememberReturn('/members/m1', 0);
  expect(returnPlace(0)).toMatchObject({ kind: 'profile', id: 'm1' });
});

test('other pages do not replace it, and it does not last for ever', () => {
  rememberReturn('/chats/c1', 0);
  rememberReturn('/credits', 1);
  rememberReturn(null, 1);
  expect(returnPlace(2)?.path).toBe('/chats/c1');
  expect(returnPlace(3 * 3_600_000)).toBeNull();
});
