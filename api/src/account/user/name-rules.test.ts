import { nameProblem } from './name-rules.ts';

const code = (name: string) => nameProblem(name, undefined)?.code;

test.each([
  'J.Lo',
  'St.Pauli',
  'Dr.Dre',
  'J.R.R.',
  'Anna M.',
  'A.B.Jensen',
  'Ann...a',
  '1.78m',
  'ÉliseJ.Ñuñez',
])('%s is a name', (name) => expect(code(name)).toBeUndefined());

test.each([
  'evil.com',
  'Win at Evil.Shop/x',
  'write ann@mail.nl',
  'see t.me',
  'иван.рф',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'www.evil',
  'tg://evil',
  'evil.xn--p1ai',
  'evil.com.',
  'a.b.co:80',
])('mail programs make a link of %s', (name) => expect(code(name)).toBe('web_address'));
