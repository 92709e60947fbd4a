import { payWithIdeal } from '../support/checkout.ts';
import { client } from '../support/client.ts';
import { liveVersions } from '../support/live-versions.ts';
import { newestMail } from '../support/mailbox.ts';
import { newMember } from '../support/member.ts';
import { widthOf } from '../support/pictures.ts';
import { releaseEdited } from '../support/release-edited.ts';
import { fillBirth, notePhases, signupPhases } from '../support/signup.ts';
import { expect, test } from '../support/test.ts';

test.use({
  viewport: { width: 1280, height: 900 },
  // The frame of a mail runs nothing, not even what Playwright records a trace with.
  expectedErrors: /^Failed to load resource|mailbox.*is sandboxed/,
});

test('a visitor becomes a Premium member who chats', async ({ page, context, product }) => {
  test.setTimeout(180_000);
  const her = await newMember(product, { photos: [false, true, true] });
  const name = `Piet${her.name}`;
  const email = `${name.toLowerCase()}@example.org`;
  const api = client(context.request, product.url);
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Verder' });

  await test.step('the Dutch home page', async () => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await page.getByRole('button', { name: 'Ik ben 18 of ouder, naar binnen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Volwassen flirten begint met hallo.',
    );
    await page.getByLabel('Je e-mailadres').fill('geen adres');
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page.getByText('Ongeldig e-mailadres')).toBeVisible();
    await page.getByLabel('Je e-mailadres').fill('');
    await page.getByRole('button', { name: 'Verder' }).click();
  });

  await test.step('sign-up in steps, each mistake said beside its field', async () => {
    await expect(dialog.getByRole('heading', { name: 'Waar woon je?' })).toBeVisible();
    await dialog.getByLabel('Provincie of regio').selectOption({ label: 'Utrecht' });
    await dialog.getByLabel('Woonplaats').fill('Utrecht');
    await next.click();
    const nickname = dialog.getByLabel('Profielnaam');
    await nickname.fill('@piet');
    await fillBirth(page, 17);
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill('zachte-avond-12');
    await next.click();
    await expect(nickname).toHaveAccessibleDescription('Je profielnaam mag niet met @ beginnen');
    await expect(nickname).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByRole('group', { name: 'Geboortedatum' })).toHaveAccessibleDescription(
      'Je moet 18 of ouder zijn om mee te doen',
    );
    await nickname.fill(name);
    await fillBirth(page, 34);
    await next.click();
    await dialog.getByLabel('Over mij').fill('Ik lees de kaart en rijd toch verkeerd.');
    await next.click();
    const address = dialog.getByLabel('Je e-mailadres');
    await address.fill('piet@nergens');
    await dialog.getByRole('button', { name: 'Maak mijn account' }).click();
    await expect(address).toHaveAccessibleDescription('Ongeldig e-mailadres');
    await address.fill(email);
    await dialog.getByRole('checkbox').check();
  });

  await test.step('the phases of the server, then a mail', async () => {
    const phases = await notePhases(page);
    await dialog.getByRole('button', { name: 'Maak mijn account' }).click();
    await expect(dialog.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
    await expect(dialog).toContainText(email);
    // A phase may be over before the browser has drawn it; what was drawn was in order.
    const drawn = await phases();
    expect(drawn).not.toEqual([]);
    expect(signupPhases.filter((phase) => drawn.includes(phase))).toEqual(drawn);
    expect((await newestMail(product.dataFolder, email)).subject).toBe('Bevestig je e-mailadres');
  });

  await test.step('the link in the mailbox activates the account', async () => {
    const mailbox = await context.newPage();
    await mailbox.goto('/mailbox');
    await mailbox.getByRole('link', { name: email }).click();
    const mail = mailbox.frameLocator('iframe');
    await mail.getByRole('link', { name: 'Mijn adres bevestigen' }).click();
    await expect(mailbox.getByRole('heading', { name: 'Je bent binnen' })).toBeVisible();
    await expect(mailbox).not.toHaveURL(/token/);
    await mailbox.close();
    await dialog.getByRole('button', { name: 'Eerst even rondkijken' }).click();
    await expect(page).toHaveURL(/\/members$/);
  });

  const cards = page.getByRole('list', { name: 'Gevonden leden' }).getByRole('listitem');
  await test.step('search, next page, filter', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vrouwen · Nederland');
    await expect(cards.first()).toBeVisible();
    const shown = await cards.count();
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
    await page.getByLabel('Regio').selectOption({ label: 'Utrecht' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vrouwen in Utrecht');
    await page.getByRole('switch', { name: 'Alleen echte leden' }).check();
    await expect(page.getByRole('link', { name: new RegExp(her.name) })).toBeVisible();
    await expect(cards.getByText('Fictief')).toHaveCount(0);
  });

  await test.step('her profile, and a gallery in which private photos are locked', async () => {
    await page.getByRole('link', { name: new RegExp(her.name) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(her.name);
    await expect(page.getByText(`${her.name} heeft 2 privéfoto’s.`)).toBeVisible();
    const locked = page.getByRole('button', { name: /^Privéfoto, op slot/ });
    await expect(locked).toHaveCount(2);
    expect(await widthOf(locked.first().locator('img'))).toBeLessThan(50);
    await locked.first().click();
    const large = dialog.locator('img[src*="/api/photo/"]').first();
    await expect(dialog.getByRole('heading', { name: 'Privéfoto' })).toBeVisible();
    expect(await widthOf(large)).toBeLessThan(50);
    // Asking for the sharp one by hand helps nobody.
    const address = await large.getAttribute('src');
    const sharp = await context.request.get(product.url + address?.replace(/\w+$/, 'full'));
    expect(sharp.status()).toBe(403);
    await dialog.getByRole('button', { name: 'Vorige foto' }).click();
    await expect(dialog.getByRole('status')).toHaveText('1 van 3');
    expect(await widthOf(dialog.getByRole('img'))).toBeGreaterThan(500);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  const me = await api.get<{ user: { id: string } }>('/api/user.php');
  await test.step('a like, a like back, a match', async () => {
    await page.getByRole('button', { name: `Like ${her.name}` }).click();
    await expect(page.getByRole('button', { name: `Like ${her.name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await her.api.post('/api/like.php', { profile: me.user.id });
    const match = page.getByRole('dialog', { name: 'Nieuwe like!' });
    await expect(match).toContainText(`Jij en ${her.name} vinden elkaar leuk.`);
    await match.getByText(`Bekijk het profiel van ${her.name}`).click();
    await expect(match).toBeHidden();
  });

  const log = page.getByRole('log', { name: `Berichten met ${her.name}` });
  const composer = page.getByRole('textbox', { name: `Schrijf ${her.name}` });
  let conversation = '';
  await test.step('the first message, and the answer as it is written', async () => {
    await page.getByRole('button', { name: `Chat met ${her.name}` }).click();
    await expect(page.getByText('Je hebt er 20')).toBeVisible();
    await composer.fill('Hoi, welke kaart lees jij?');
    await composer.press('Enter');
    await expect(log.getByText('Hoi, welke kaart lees jij?')).toBeVisible();
    await expect(log.getByText(/^Verzonden|^Bezorgd|^Gelezen/)).toBeVisible();
    await expect(page.getByText('Je hebt er 10')).toBeVisible();
    await expect(page).toHaveURL(/\/chats\//);
    conversation = page.url().split('/').at(-1) ?? '';
    await her.api.post('/api/typing.php', { conversation });
    await expect(log.getByRole('status', { name: `${her.name} is aan het typen` })).toBeVisible();
    await her.write(me.user.id, 'Alleen de menukaart.');
    await expect(log.getByText('Alleen de menukaart.')).toBeVisible();
    await expect(log.getByRole('status', { name: /aan het typen/ })).toBeHidden();
  });

  const second = await context.newPage();
  await test.step('two tabs agree about what is unread', async () => {
    await second.goto(`/members/${her.id}`);
    await expect(second.getByRole('button', { name: /^Privéfoto, op slot/ })).toHaveCount(2);
    await page.getByRole('link', { name: /^Leden zoeken/ }).click();
    await expect(page).toHaveURL(/\/members(\?|$)/);
    await her.write(me.user.id, 'En jij?');
    for (const tab of [page, second]) {
      await expect(
        tab.getByRole('link', { name: /^Berichten.*1 ongelezen bericht$/ }),
      ).toBeVisible();
      await expect(tab).toHaveTitle(/^\(1\) /);
    }
    await page.getByRole('link', { name: /^Berichten/ }).click();
    await page.getByRole('link', { name: new RegExp(her.name) }).click();
    await expect(log.getByText('En jij?')).toBeVisible();
    for (const tab of [page, second]) {
      await expect(tab.getByRole('link', { name: 'Berichten', exact: true })).toBeVisible();
      await expect(tab).not.toHaveTitle(/^\(/);
    }
  });

  await test.step('not enough credits: the draft stays', async () => {
    await composer.fill('Die van Utrecht.');
    await composer.press('Enter');
    await expect(page.getByText('Niet genoeg credits.')).toBeVisible();
    await composer.fill('Zullen we samen verdwalen?');
    await page.getByRole('link', { name: 'Credits kopen' }).click();
  });

  await test.step('packages with the welcome bonus', async () => {
    await expect(page.getByRole('heading', { name: 'Kies je credits' })).toBeVisible();
    const order = page.getByRole('complementary', { name: 'Je bestelling' });
    await expect(order).toContainText(/Welkomstbonus 25\s?%/);
    const packages = await api.get<{
      packages: { credits: number; amount: number; regular_amount: number }[];
    }>('/api/packages.php?discountcode=TIMEBONUS25');
    for (const { amount, regular_amount } of packages.packages) {
      expect(amount).toBe(Math.round(regular_amount * 0.75));
    }
    await page.getByRole('radio', { name: /150 credits/ }).check();
    await page.getByRole('link', { name: 'Verder naar betalen' }).click();
  });

  await test.step('iDEAL at the checkout: it fails once', async () => {
    await payWithIdeal(page);
    await page.getByRole('button', { name: 'Laten mislukken' }).click();
    await expect(page.getByRole('heading', { name: 'De betaling is niet gelukt' })).toBeVisible();
    await page.getByRole('link', { name: 'Probeer opnieuw' }).click();
  });

  await test.step('then it succeeds, and everything open knows', async () => {
    await expect(second.getByRole('link', { name: 'Word Premium' })).toBeVisible();
    await payWithIdeal(page);
    await page.getByRole('button', { name: 'Betalen', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Je bent Premium' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('150');
    // The second tab was not touched: its navigation and its photos changed by themselves.
    await expect(second.getByRole('link', { name: 'Word Premium' })).toBeHidden();
    await expect(second.getByRole('link', { name: /^Credits/ })).toBeVisible();
    await expect(second.getByRole('button', { name: /^Privéfoto, op slot/ })).toHaveCount(0);
    await second.getByRole('button', { name: 'Bekijk foto 2 van 3' }).click();
    const photo = second.getByRole('dialog').getByRole('img', { name: /2 van 3/ });
    await expect.poll(() => widthOf(photo)).toBeGreaterThan(500);
    await second.close();
    const seen = await her.api.get<{ profile: { premium: boolean } }>(
      `/api/profile.php?id=${me.user.id}`,
    );
    expect(seen.profile.premium).toBe(true);
  });

  await test.step('back to the conversation: the draft is still there, and is sent', async () => {
    await page.getByRole('link', { name: `Terug naar ${her.name}` }).click();
    await expect(composer).toHaveValue('Zullen we samen verdwalen?');
    await expect(page.getByText('Je hebt er 150')).toBeVisible();
    await composer.press('Enter');
    await expect(log.getByText('Zullen we samen verdwalen?')).toBeVisible();
    await expect.poll(async () => (await her.messages(conversation)).length).toBe(5);
  });

  await test.step('mf-chat alone is released while the page is open', async () => {
    const before = liveVersions(product);
    await releaseEdited(product, 'mf-chat', {
      file: 'mf-chat/src/locales/nl.json',
      change: (texts) =>
        texts.replace('"placeholder": "Schrijf {{name}}"', '"placeholder": "Fluister {{name}}"'),
    });
    const after = liveVersions(product);
    expect(after['mf-chat']).not.toBe(before['mf-chat']);
    expect({ ...after, 'mf-chat': '' }).toEqual({ ...before, 'mf-chat': '' });

    await composer.fill('Nu meteen?');
    await composer.press('Enter');
    await expect.poll(async () => (await her.messages(conversation)).length).toBe(6);
    const fresh = await context.newPage();
    await fresh.goto(`/chats/${conversation}`);
    await expect(fresh.getByRole('textbox', { name: `Fluister ${her.name}` })).toBeVisible();
    await fresh.close();
  });

  await test.step('logged out is logged out on the server', async () => {
    const cookies = await context.cookies();
    await page.getByRole('button', { name: `Accountmenu van ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
    await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible();
    await context.addCookies(cookies);
    await expect(api.get('/api/user.php')).rejects.toThrow(/403.*authentication_required/);
  });
});
