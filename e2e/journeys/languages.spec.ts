import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../tools/locales/languages.ts';
import { englishOnly, wordsOn } from '../support/english.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

for (const language of languages) {
  test(`the site for ${language} speaks one language, from its first byte`, async ({
    page,
    product,
  }) => {
    const file = readFileSync(join(product.dataFolder, 'accounts.json'), 'utf8');
    const { sites } = JSON.parse(file) as { sites: { host: string; language: string }[] };
    const host = sites.find((site) => site.language === language)?.host ?? '';
    const english = language === 'en' ? new Set<string>() : englishOnly(language);
    await hasBeenHere(page);
    const answer = await page.goto(product.on(host, '/login'));
    expect(await answer?.text()).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const words = await wordsOn(page);
    expect(words.filter((word) => english.has(word))).toEqual([]);
    // No key stands where a text should.
    expect(words.filter((word) => /^[a-z]+(?:\.[a-zA-Z]+)+$/.test(word))).toEqual([]);
  });
}
