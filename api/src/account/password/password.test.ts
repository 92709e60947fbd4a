import fc from 'fast-check';
import { hashPassword, isPassword } from '../../identity/password-hash.ts';
import { passwordProblem } from './password.ts';

test('any characters are a password, all of them count, wherever they stand, and their case does [S18]', async () => {
  const letters = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), {
    ...{ minLength: 8, maxLength: 64 },
  });
  await fc.assert(
    fc.asyncProperty(letters, fc.nat(), async (all, where) => {
      const text = all.join('');
      const stored = await hashPassword(text);
      const others = [all.toSpliced(where % all.length, 1).join(''), `${text} `, swapCase(text)];
      expect(await isPassword(stored, text)).toBe(true);
      for (const other of others.filter(
        (one) => one.normalize('NFKC') !== text.normalize('NFKC'),
      )) {
        expect(await isPassword(stored, other)).toBe(false);
      }
    }),
    { numRuns: 12 },
  );
});

const swapCase = (text: string) =>
  [...text]
    .map((letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    .join('');

test('case counts, and the same letter typed in two ways is the same', async () => {
  const stored = await hashPassword('Caf\u00e9 am Hafen');
  expect(await isPassword(stored, 'Cafe\u0301 am Hafen')).toBe(true);
  expect(await isPassword(stored, 'caf\u00e9 am Hafen')).toBe(false);
  expect(await isPassword(undefined, 'nobody has this password')).toBe(false);
});

const refused = [
  'password',
  'Passw0rd!',
  'P@ssword123',
  'wachtwoord1',
  'Welkom2024!',
  'hasło1234',
  'lösenord99',
  'salasana!!',
  'motdepasse',
  'iloveyou22',
  '12345678',
  '87654321',
  'qwertyuiop',
  'aaaaaaaa',
  'abcabcabc',
  'abcdefgh',
  '19900514',
  'Summer2025',
  'liefde123',
  'schatjeschatje',
  '1q1q1q1q',
];

test.each(refused)('%s is one of the first that are tried [S19]', (password) => {
  expect(passwordProblem(password, [])).toMatchObject({ code: 'common' });
});

test.each(['a quiet harbour town', 'kX9#vLq2!m', 'drie fietsen in de regen', 'mijnhondheetbram7'])(
  '%s is good',
  (password) => expect(passwordProblem(password, ['daan@example.com', 'Daan'])).toBeUndefined(),
);

test('the own address and name are no password', () => {
  const own = ['daan@example.com', 'Daan de Boer'];
  expect(passwordProblem('DAAN@example.com', own)).toMatchObject({ code: 'own_data' });
  expect(passwordProblem('daan de boer', own)).toMatchObject({ code: 'own_data' });
});

test('a hostile length is judged in no time [S18, S52]', () => {
  const began = performance.now();
  passwordProblem('ab1'.repeat(20_000), ['x'.repeat(50_000)]);
  expect(performance.now() - began).toBeLessThan(200);
});
