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
])('production does not start without a good %s, and names it [S115]', (name, values) => {
  for (const value of values) {
    expect(() => readEnv({ ...complete, [name]: value })).toThrow(`Production needs ${name}: `);
  }
});

test('elsewhere nothing is needed; a port that is none is named', () => {
  expect(readEnv({})).toMatchObject({ production: false, port: 4400, databaseUrl: undefined });
  for (const PORT of ['0', '65535', 'http']) expect(() => readEnv({ PORT })).toThrow('PORT is not');
});

test('replicas are named one by one, and what is no PostgreSQL is refused', () => {
  expect(readEnv({}).databaseReplicaUrls).toEqual([]);
  const two = ['postgres://a@one/afterglow', 'postgresql://a@two/afterglow'];
  const DATABASE_REPLICA_URL = two.join(', ');
  expect(readEnv({ DATABASE_REPLICA_URL }).databaseReplicaUrls).toEqual(two);
  for (const DATABASE_REPLICA_URL of ['one', 'postgres://a@one/x,', 'http://one']) {
    expect(() => readEnv({ DATABASE_REPLICA_URL })).toThrow('DATABASE_REPLICA_URL is');
  }
});

const sms = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'a-secret-token',
  TWILIO_FROM: '+31970000000',
};

test('who sends SMS is told whole, or not at all', () => {
  expect(readEnv({})).toMatchObject({ sms: undefined });
  const whole = { account: sms.TWILIO_ACCOUNT_SID, url: 'https://api.twilio.com' };
  expect(readEnv(sms)).toMatchObject({ sms: whole });
  for (const TWILIO_FROM of ['Afterglow', `MG${'f'.repeat(32)}`]) {
    expect(readEnv({ ...sms, TWILIO_FROM })).toMatchObject({ sms: { from: TWILIO_FROM } });
  }
});

test.each([
  ['TWILIO_ACCOUNT_SID', [undefined, 'SK123']],
  ['TWILIO_AUTH_TOKEN', [undefined, '']],
  ['TWILIO_FROM', [undefined, '0612345678', 'Far too long a name']],
])('SMS without a good %s stop the start, and it is named', (name, values) => {
  for (const value of values) {
    expect(() => readEnv({ ...sms, [name]: value })).toThrow(`Sending SMS needs ${name}: `);
  }
});
