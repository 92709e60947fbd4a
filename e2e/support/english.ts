import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../tools/setup/paths.mjs';

interface Texts {
  [key: string]: string | Texts;
}

function sentences(texts: Texts): string[] {
  return Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? [text] : sentences(text),
  );
}

/** Every sentence of a language, of the page and of the server. */
function textsIn(language: string): string[] {
  const packages = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const files = packages.map((name) => join(root, name, `src/locales/${language}.json`));
  const server = join(root, 'api/src/locales', language);
  files.push(...readdirSync(server).map((name) => join(server, name)));
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => sentences(JSON.parse(readFileSync(file, 'utf8')) as Texts));
}

/** Sentences that are English and not of that language as well: "Log in", but not "Online". */
export function englishOnly(language: string): Set<string> {
  const own = new Set(textsIn(language).map((text) => text.toLowerCase()));
  return new Set(
    textsIn('en').filter(
      // Very short ones are also parts of names: "Apple Pay".
      (text) => text.length > 3 && !text.includes('{{') && !own.has(text.toLowerCase()),
    ),
  );
}

/** Everything a page says: its texts, and the names that only screen readers get. */
export function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>([document.title]);
    for (const element of document.querySelectorAll('body *:not(script):not(style)')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        said.add(element.getAttribute(name)?.trim() ?? '');
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) said.add(node.textContent?.trim() ?? '');
      }
    }
    return [...said].filter(Boolean);
  });
}
