import { spend } from '../credits/ledger.ts';
import { renderMail } from '../mail/templates.ts';
import { newId } from '../platform/random.ts';
import { spokenLanguages, translator } from '../platform/texts.ts';
import { siteById } from '../sites/site-directory.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, choose, notify, testBuyer } from '../testing/buyer.ts';
import { sentMails } from '../testing/mail.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const values = { name: 'Ann', amount: '€1.00', moment: 'today', reference: 'r', waiver: '' };

async function rendered(template: string, language: string, data: Record<string, string>) {
  const site = await siteById(t.ctx.db, 'afterglow');
  return renderMail(t.ctx, site, template, language, { ...values, ...data });
}

const nouns = (text: string) => text.replaceAll(/\d/g, '#');

test.each(spokenLanguages)(
  '%s: one credit is not "1 credits" in any mail or name of an order',
  async (language) => {
    for (const template of ['receipt', 'withdrawal']) {
      const one = await rendered(template, language, { credits: '1', count: '1' });
      const two = await rendered(template, language, { credits: '2', count: '2' });
      expect(nouns(one.text)).not.toBe(nouns(two.text));
      if (template === 'receipt') expect(nouns(one.subject)).not.toBe(nouns(two.subject));
      expect(one.text).toContain('1');
      // The release before queued none of the plain figures.
      for (const credits of ['2', language === 'de' ? '1.400' : '1,400']) {
        const count = credits.replace(/\D/g, '');
        expect(await rendered(template, language, { credits })).toEqual(
          await rendered(template, language, { credits, count }),
        );
      }
    }
    const named = (count: number) => translator(language)('payments.description', { count });
    expect(nouns(named(1))).not.toBe(nouns(named(2)));
  },
);

test('a withdrawal of the last credit says so', async () => {
  const ann = await testBuyer(t);
  const { ref, payment } = await bought(ann);
  await choose(ann, ref, 'pay');
  await notify(t, { id: `one-${ref}`, ref });
  const used = { user: ann.id, amount: 149, cause: 'message' } as const;
  await t.ctx.db
    .transaction()
    .execute((trx) => spend(t.ctx, trx, { ...used, reference: newId(t.ctx.random) }));
  await ann.client.put('/api/withdrawal.php', { payment: payment.payment_id });
  const mails = (await sentMails(t)).filter(({ to }) => to.includes(ann.id));
  // Of one instant: which of the two comes last is left to chance.
  expect(mails.map(({ text }) => text)).toContainEqual(
    expect.stringContaining('1 unused credit left your account, and €0.17 goes back'),
  );
});
