import { isLeaving } from './leaving.js';

const url = (path: string) => new URL(path, 'https://site.example');

test('logout and login end a stay; reading, changing and subscribing do not', () => {
  expect(isLeaving('GET', url('/api/logout.php'))).toBe(true);
  expect(isLeaving('POST', url('/api/logout.php'))).toBe(true);
  expect(isLeaving('POST', url('/api/user.php'))).toBe(true);
  expect(isLeaving('POST', url('/api/passkey-login.php'))).toBe(true);
  expect(isLeaving('POST', url('/api/signup.php'))).toBe(true);
  expect(isLeaving('POST', url('/api/user.php?push=1'))).toBe(false);
  expect(isLeaving('GET', url('/api/user.php'))).toBe(false);
  expect(isLeaving('DELETE', url('/api/user.php?push=1'))).toBe(false);
  expect(isLeaving('PUT', url('/api/user.php'))).toBe(false);
});
