import { newMember } from '../support/member.ts';
import { expect, ownTest } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

ownTest.use({ expectedErrors: /Failed to load resource/ });
// One after the other, with one product.
ownTest.describe.configure({ mode: 'default' });

ownTest(
  'the server dies between send and answer: one message, paid once',
  async ({ page, context, product }) => {
    ownTest.setTimeout(120_000);
    const him = await newMember(product, { gender: 'male', seeks: 'female' });
    const her = await newMember(product);
    await him.enter(context);
    await page.goto(`/members/${her.id}/chat`);
    const composer = page.getByRole('textbox', { name: `Schrijf ${her.name}` });
    await composer.fill('Komt dit aan?');

    // The message reaches the server; before its answer comes back, the server is gone.
    let attempts = 0;
    await page.route('**/api/message.php', async (route) => {
      attempts += 1;
      if (attempts > 1) return route.fallback();
      const answer = await route.fetch();
      expect(answer.status()).toBe(200);
      product.signal('api', 'SIGKILL');
      await route.abort('connectionreset');
    });
    await composer.press('Enter');
    const log = page.getByRole('log');
    await expect(log.getByText('Komt dit aan?')).toBeVisible();
    await expect(log.getByText(/^Verzonden|^Bezorgd/)).toBeVisible({ timeout: 60_000 });

    // The stream may have told of it before the server was gone, which is still on its way back then.
    await expect(async () => {
      const [conversation] = await him.conversations();
      const sent = await him.messages(conversation?.conversation ?? '');
      expect(sent.map(({ body }) => body)).toEqual(['Komt dit aan?']);
      expect(await him.credits()).toBe(10);
    }).toPass({ timeout: 60_000 });
    await expect.poll(() => attempts, { timeout: 60_000 }).toBeGreaterThan(1);
    await expect(log.getByText('Komt dit aan?')).toHaveCount(1);

    // The stream is back as well: what she writes arrives by itself.
    await her.write(him.id, 'Ja, luid en duidelijk.');
    await expect(log.getByText('Ja, luid en duidelijk.')).toBeVisible({ timeout: 60_000 });
  },
);

ownTest(
  'killed before the message arrived: it is sent when the server is back',
  async ({ page, context, product }) => {
    ownTest.setTimeout(120_000);
    const him = await newMember(product, { gender: 'male', seeks: 'female' });
    const her = await newMember(product);
    await him.enter(context);
    await page.goto(`/members/${her.id}/chat`);
    const composer = page.getByRole('textbox', { name: `Schrijf ${her.name}` });
    // A server that another test has killed a moment ago takes its time.
    await expect(composer).toBeVisible({ timeout: 30_000 });
    await composer.fill('Ben je er nog?');
    product.signal('api', 'SIGKILL');
    await composer.press('Enter');
    const log = page.getByRole('log');
    await expect(log.getByText('Versturen')).toBeVisible();
    await expect(log.getByText(/^Verzonden|^Bezorgd/)).toBeVisible({ timeout: 60_000 });
    const [conversation] = await her.conversations();
    const got = await her.messages(conversation?.conversation ?? '');
    expect(got.map(({ body }) => body)).toEqual(['Ben je er nog?']);
    expect(await him.credits()).toBe(10);
  },
);

ownTest(
  'the whole API hangs: pages are still served, say what is wrong, and recover',
  async ({ page, product }) => {
    ownTest.setTimeout(120_000);
    await hasBeenHere(page);
    await page.goto('/members');
    const members = page.getByRole('list', { name: 'Gevonden leden' });
    await expect(members).toBeVisible({ timeout: 30_000 });
    product.signal('api', 'SIGSTOP');
    try {
      // An address that nobody has opened yet: those that were are kept for a moment, people and all.
      const answer = await page.goto('/members?anew');
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
      const failed = page.getByText('De leden zijn niet geladen');
      await expect(failed).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // While nobody answers: a page that hears somebody again asks by itself, and the button goes.
      await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
    } finally {
      product.signal('api', 'SIGCONT');
    }
    await expect(members).toBeVisible();
  },
);
