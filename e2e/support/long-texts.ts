import type { Page } from '@playwright/test';

/** Makes every text 40 % longer, as the longest of our languages are beside English. */
function lengthen(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const { parentElement: parent, data } = node;
    const words = data.trim();
    if (!parent || parent.closest('script, style, svg, [aria-hidden=true]')) continue;
    // Numbers, prices and marks are as long in any language.
    if (!/\p{L}{3}/u.test(words)) continue;
    const more = words.slice(0, Math.ceil(words.length * 0.4)).trimEnd();
    node.data = data.trimEnd().concat(words.length > 9 ? ' ' : '', more);
  }
}

/** Makes the texts of the page longer; React does not know, so nothing else can be asked of it. */
export async function lengthenTexts(page: Page): Promise<void> {
  await page.evaluate(lengthen);
}
