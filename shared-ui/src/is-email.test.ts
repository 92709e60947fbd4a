import { isEmail } from './is-email.ts';

test.each(['eva@afterglow.example', ' eva@afterglow.example ', 'a.b+c@d.co'])(
  '%p may be one',
  (text) => expect(isEmail(text)).toBe(true),
);

test.each([
  '',
  'eva',
  'eva@',
  'eva@afterglow',
  'eva@afterglow.e',
  'e va@afterglow.example',
  'e@v@a.nl',
])('%p is a slip of the finger', (text) => expect(isEmail(text)).toBe(false));
