import { originOf } from './origin.ts';

test.each([
  ['www.a.example', 'www.a.example', 'a.example', 'https://a.example'],
  ['another.localhost:4400', 'another.localhost', 'localhost', 'https://localhost:4400'],
  ['a.example', 'a.example', '', 'https://a.example'],
])('what is asked of %s is of the site that is known as %s', (host, hostname, domain, origin) => {
  expect(originOf({ protocol: 'https', host, hostname }, { domain })).toBe(origin);
});
