import { isEmail } from './is-email.ts';

test.each(['eva@afterglow.example', ' eva@afterglow.example ', 'a.b+c@d.co', 'eva@xn--caf-dma.nl'])(
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
  'eva@-afterglow.nl',
  'eva@afterglow-.nl',
  'eva@afterglow..nl',
  'eva.@afterglow.nl',
  'e..va@afterglow.nl',
  '"eva"@afterglow.nl',
  'eva@192.168.0.1',
  'eva@afterglow.nl\nbcc: all@afterglow.nl',
  `${'e'.repeat(250)}@a.nl`,
])('%p is none, for the API neither', (text) => expect(isEmail(text)).toBe(false));
