import type { Page } from '@playwright/test';

export const signupPhases = [
  'Je gegevens nakijken',
  'Je account aanmaken',
  'Mensen bij jou in de buurt zoeken',
  'De activatiemail versturen',
];

/** Fills in the date of birth of somebody who turned this old yesterday. */
export async function fillBirth(page: Page, age: number): Promise<void> {
  const day = new Date(Date.now() - 86_400_000);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Jaar').selectOption(String(day.getFullYear() - age));
  await dialog.getByLabel('Maand').selectOption({ index: day.getMonth() + 1 });
  await dialog.getByLabel('Dag').selectOption({ index: day.getDate() });
}

/** Writes down which phases of sign-up the page marks as the present one. */
export async function notePhases(page: Page): Promise<() => Promise<string[]>> {
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
