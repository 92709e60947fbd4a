import { expect, type Page } from '@playwright/test';

const phases = [
  'Je gegevens nakijken',
  'Je account aanmaken',
  'Mensen bij Utrecht zoeken',
  'De activatiemail versturen',
];

/** Fills in the date of birth of somebody who turned this old yesterday. */
async function fillBirth(page: Page, age: number): Promise<void> {
  const day = new Date(Date.now() - 86_400_000);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Jaar').selectOption(String(day.getFullYear() - age));
  await dialog.getByLabel('Maand').selectOption({ index: day.getMonth() + 1 });
  await dialog.getByLabel('Dag').selectOption({ index: day.getDate() });
}

/** Goes through sign-up up to its last button; each mistake on the way is said beside its field. */
export async function fillSignup(page: Page, name: string, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Verder' });
  await expect(dialog.getByRole('heading', { name: 'Waar woon je?' })).toBeVisible();
  await dialog.getByLabel('Provincie of regio').selectOption({ label: 'Utrecht' });
  await dialog.getByLabel('Woonplaats').fill('Utrecht');
  await next.click();
  const nickname = dialog.getByLabel('Profielnaam');
  await nickname.fill('@piet');
  await fillBirth(page, 17);
  await dialog.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill('zachte-avond-12');
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
}

/** Writes down which phases of sign-up the page marks as the present one. */
async function notePhases(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => {
      const text = document.querySelector('dialog li[aria-current=step]')?.textContent;
      if (text && texts.at(-1) !== text) texts.push(text);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    return texts;
  });
  return () => seen.jsonValue();
}

/** Sends what was filled in, sees the phases of the server, and is asked to look into the mail. */
export async function finishSignup(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const noted = await notePhases(page);
  await dialog.getByRole('button', { name: 'Maak mijn account' }).click();
  await expect(dialog.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  await expect(dialog).toContainText(email);
  // A phase may be over before the browser has drawn it; what was drawn was in order.
  const drawn = await noted();
  expect(drawn).not.toEqual([]);
  expect(phases.filter((phase) => drawn.includes(phase))).toEqual(drawn);
}

/** The page that the link in the mail leads to. */
export async function expectActivated(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Je bent binnen' })).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
}

/** Leaves the dialog that asked to look into the mail. */
export async function lookAround(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Eerst even rondkijken' }).click();
  await expect(page).toHaveURL(/\/members$/);
}
