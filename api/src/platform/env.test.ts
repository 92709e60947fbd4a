import { production } from '../testing/production.ts';
import { readEnv } from './env.ts';

const complete = { ...production, DATABASE_URL: 'postgres://somewhere/afterglow' };

test('production starts with all that it needs', () => {
  expect(readEnv(complete)).toMatchObject({ production: true, mailFrom: 'no-reply@site.example' });
});

test.each([
  ['SECRET', ['', 'x'.repeat(31)]],
  ['DATABASE_URL', ['']],
  ['PUBLIC_URL', [undefined, 'http://site.example']],
  ['SMTP_URL', ['']],
  ['MAIL_FROM', [undefined, 'no-reply@localhost', 'Site <no-reply@site.example>']],
  ['MOLLIE_API_KEY', ['']],
])('production does not start without a good %s, and names it', (name, values) => {
  for (const value of values) {
    expect(() => readEnv({ ...complete, [name]: value })).toThrow(`Production needs ${name}: `);
  }
});

test('elsewhere nothing is needed; a port that is none is named', () => {
  expect(readEnv({})).toMatchObject({ production: false, port: 4400, databaseUrl: undefined });
  for (const PORT of ['0', '65535', 'http']) expect(() => readEnv({ PORT })).toThrow('PORT is not');
});
