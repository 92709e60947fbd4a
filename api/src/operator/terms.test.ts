import { day } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { sentMails } from '../testing/mail.ts';
import { testMember } from '../testing/member.ts';
import { typeCommand } from '../testing/type-command.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const announce = (starts: string) =>
  typeCommand(
    ...([t, 'terms', 'announce', 'afterglow', '--language', 'de', '--starts', starts] as const),
    ...['--text', 'Geschenke kosten mehr.', '--why', 'new prices'],
  );
const inDays = (days: number) =>
  new Date(t.clock.now().getTime() + days * day).toISOString().slice(0, 10);

test('all members are told of other terms 30 days before, also those who take no other mails', async () => {
  const german = { language: 'de' } as const;
  const one = await testMember(t, { user: german });
  const quiet = await testMember(t, {
    user: { ...german, notifications_disabled: ['listunsubscribe'] },
  });
  await testMember(t, { user: { ...german, status: 'not_confirmed' } });
  await testMember(t, { user: german, profile: { fictional: true } });
  await testMember(t, { user: { language: 'nl' } });
  await expect(announce(inDays(29))).rejects.toThrow('30 days before');
  const said = await announce(inDays(32));
  expect(said).toMatch(/^2 mails queued\.$/m);
  expect(said).toMatch(/^1 members read nl\.$/m);
  const mails = (await sentMails(t)).filter(({ text }) => text.includes('Geschenke kosten mehr.'));
  expect(mails.map(({ to }) => to).sort()).toEqual(
    [one, quiet].map(({ id }) => `${id}@example.com`).sort(),
  );
  expect(mails[0]?.subject).toMatch(/^Unsere AGB ändern sich am \d+\. \p{L}+ \d{4}$/u);
  // As where somebody lost the connection and types it once more.
  await expect(announce(inDays(32))).rejects.toThrow('nobody is mailed it twice');
  expect(await announce(inDays(33))).toMatch(/^2 mails queued\.$/m);
});

test('a day that no calendar has is refused', async () => {
  await expect(announce('2027-02-30')).rejects.toThrow('--starts is a day as 2026-11-01.');
});
