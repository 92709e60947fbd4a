import { linkIn, newestMail } from '../support/mailbox.ts';
import { newMember } from '../support/member.ts';
import { makePhoto } from '../support/photo.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test.use({
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
});

test('who wants to write to somebody signs up on a phone and gets there', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(120_000);
  const her = await newMember(product, { photos: [false] });
  const name = `Paul${her.name}`;
  const email = `${name.toLowerCase()}@example.org`;
  await hasBeenHere(page);
  await page.goto(`/members/${her.id}`);
  await page.getByRole('button', { name: `Chat met ${her.name}` }).click();

  const next = page.getByRole('button', { name: 'Verder' });
  await test.step('the first step, with whom it is about, fits the screen', async () => {
    await expect(page).toHaveURL(/\/signup$/);
    await expect(page.getByText(`Schrijf ${her.name}: meld je gratis aan`)).toBeVisible();
    await expect(next).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      844,
    );
  });

  await page.getByRole('radio', { name: 'Man', exact: true }).click();
  await page.getByRole('radio', { name: 'Vrouwen' }).click();
  await next.click();
  await page.getByLabel('Provincie of regio').selectOption({ label: 'Utrecht' });
  await page.getByRole('combobox', { name: 'Woonplaats' }).fill('Utrecht');
  await next.click();
  await page.getByRole('textbox', { name: 'Profielnaam' }).fill(name);
  await page.getByLabel('Jaar').selectOption('1990');
  await page.getByLabel('Maand').selectOption({ index: 5 });
  await page.getByLabel('Dag').selectOption('14');
  await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill('zachte-avond-12');
  await next.click();
  await next.click();
  await page.getByRole('textbox', { name: 'Je e-mailadres' }).fill(email);
  const create = page.getByRole('button', { name: 'Maak mijn account' });
  await create.click();
  const consent = page.getByRole('checkbox');
  await expect(consent).toHaveAccessibleDescription(/toestemming/);
  await consent.check();
  await create.dblclick();

  await test.step('the mail is on its way, and the page says so', async () => {
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
    await page.getByRole('button', { name: 'Voeg intussen een foto toe' }).click();
    await expect(page).toHaveURL(/\/complete-signup$/);
  });

  await test.step('a photo and interests, each of which could be skipped', async () => {
    const photo = { name: 'ik.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(3) };
    await page.getByLabel(/Kies een foto/).setInputFiles(photo);
    await expect(page.getByText('Dit is nu je foto.')).toBeVisible();
    await next.click();
    await page.getByRole('button', { name: 'Nu overslaan' }).click();
    await expect(page).toHaveURL(`${product.url}/members/${her.id}/chat`);
  });

  await test.step('confirming in another tab changes this one, without a reload', async () => {
    await expect(page.getByText(`Bevestig eerst je adres, dan kun je ${her.name}`)).toBeVisible();
    await page.getByRole('button', { name: 'Ik kreeg geen mail' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bevestig eerst je adres' });
    await expect(dialog.getByRole('button', { name: 'Stuur de mail opnieuw' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const mail = await newestMail(product.dataFolder, email);
    const other = await context.newPage();
    await hasBeenHere(other);
    await other.goto(linkIn(mail, '/activate'));
    await expect(other.getByRole('heading', { name: 'Je bent binnen' })).toBeVisible();
    await expect(other.getByRole('link', { name: `Schrijf ${her.name}` })).toHaveAttribute(
      'href',
      `/members/${her.id}/chat`,
    );
    await other.close();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: `Schrijf ${her.name}` })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

/** What is hit, at any scroll, where the button that leads on is: the button, or what lies over it. */
async function hitOn(selector: string): Promise<string[]> {
  const button = document.querySelector(selector) as HTMLElement;
  const hit = new Set<string>();
  for (let y = 0; y < document.documentElement.scrollHeight - innerHeight; y += 8) {
    scrollTo(0, y);
    const { left, right, top, bottom } = button.getBoundingClientRect();
    for (let x = left + 20; x < right - 20; x += 8) {
      const found = document.elementFromPoint(x, (top + bottom) / 2);
      hit.add(button.contains(found) ? 'button' : (found?.outerHTML ?? 'nothing'));
    }
  }
  return [...hit];
}

/** Words of selects that are wider than the room they have. */
function cutWords(): string[] {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  return [...document.querySelectorAll<HTMLSelectElement>('main fieldset select')]
    .filter((select) => {
      const style = getComputedStyle(select);
      pen.font = style.font;
      const room =
        select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return pen.measureText(select.selectedOptions[0]?.text ?? '').width > room;
    })
    .map((select) => select.selectedOptions[0]?.text ?? '');
}

test('on the smallest phone no field lies over the button, and the parts of a date have their words', async ({
  page,
  context,
  product,
}) => {
  await hasBeenHere(page);
  await page.setViewportSize({ width: 320, height: 500 });
  await page.goto('/signup');
  const next = page.getByRole('button', { name: 'Verder' });
  await page.getByRole('radio', { name: 'Man', exact: true }).click();
  await page.getByRole('radio', { name: 'Vrouwen' }).click();
  await next.click();
  await page.getByLabel('Provincie of regio').selectOption({ label: 'Utrecht' });
  await page.getByRole('combobox', { name: 'Woonplaats' }).fill('Utrecht');
  await next.click();
  await expect(page.getByRole('textbox', { name: 'Profielnaam' })).toBeVisible();
  expect(await page.evaluate(hitOn, 'main form [type=submit]')).toEqual(['button']);
  for (const locale of ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'pl', 'sv']) {
    await context.addCookies([{ name: 'locale', value: locale, url: product.url }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('main fieldset select')).toHaveCount(3);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await page.evaluate(cutWords), locale).toEqual([]);
  }
});
