import { createLog } from '../platform/log.ts';
import type { SmsAccess } from '../platform/sms-env.ts';
import { twilioSender } from './twilio.ts';
import { TwilioStub } from './twilio-stub.ts';

let stub: TwilioStub;
let access: SmsAccess;
const lines: string[] = [];
const log = createLog('warn', { write: (line) => void lines.push(line) });
// Long enough for the first call of a process to arrive.
const hurried = { answer: 1000, pauses: [0, 0] };
const sms = { from: 'Afterglow', to: '+31612345204', text: '123456 is your code', seconds: 600 };
const send = (rest: Partial<SmsAccess> = {}) =>
  twilioSender({ ...access, ...rest }, log, hurried)(sms);

beforeEach(async () => {
  stub = new TwilioStub();
  access = await stub.listen();
});
/** Whatever a test lets it say names nobody and no secret; when it was may have any digits. */
afterEach(() => {
  const said = lines.map((line) => ({ ...JSON.parse(line), time: undefined }));
  expect(JSON.stringify(said)).not.toMatch(/5204|123456|a-secret|Basic/);
});
afterEach(() => stub.close());

test('a message is one call, with who asks and for how long it is worth anything', async () => {
  expect(await send()).toBe('sent');
  const basic = Buffer.from(`${access.account}:${access.token}`).toString('base64');
  expect(stub.seen).toEqual([
    {
      path: `/2010-04-01/Accounts/${access.account}/Messages.json`,
      authorization: `Basic ${basic}`,
      body: { From: access.from, To: sms.to, Body: sms.text, ValidityPeriod: '600' },
    },
  ]);
  const service = `MG${'f'.repeat(32)}`;
  expect(await send({ from: service })).toBe('sent');
  expect(stub.seen[1]?.body).toMatchObject({ MessagingServiceSid: service });
  expect(stub.seen[1]?.body).not.toHaveProperty('From');
});

test.each([
  ['silence', 'silent'],
  ['a line that is cut', 'cut'],
  ['its own trouble', { status: 500 }],
  ['a proxy in its place', { status: 503 }],
] as const)('after %s it may have been sent, and is never sent again', async (_name, trouble) => {
  stub.trouble = [trouble];
  expect(await send()).toBe('unsure');
  expect(stub.seen).toHaveLength(1);
});

test('what surely was not taken is tried again, three times in all', async () => {
  stub.trouble = [{ status: 429 }, { status: 429 }];
  expect(await send()).toBe('sent');
  expect(stub.seen).toHaveLength(3);
  stub.trouble = [1, 2, 3, 4].map(() => ({ status: 429 }));
  expect(await send()).toBe('not_sent');
  expect(stub.seen).toHaveLength(6);
  const gone = new TwilioStub();
  const { url } = await gone.listen();
  await gone.close();
  expect(await send({ url })).toBe('not_sent');
});

test.each([
  [{ status: 400, code: 21_211 }, 'no_number'],
  [{ status: 400, code: 21_610 }, 'no_number'],
  [{ status: 400, code: 21_606 }, 'not_sent'],
  [{ status: 401, code: 20_003 }, 'not_sent'],
])('%j is the answer for good: %s', async (trouble, fate) => {
  stub.trouble = [trouble];
  expect(await send()).toBe(fate);
  expect(stub.seen).toHaveLength(1);
});

test('the log says what went wrong, and names neither number nor text nor token', async () => {
  lines.length = 0;
  stub.trouble = [{ status: 401, code: 20_003 }];
  await send();
  expect(lines).toEqual([expect.stringContaining('20003')]);
});
