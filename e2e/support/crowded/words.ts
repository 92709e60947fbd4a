/**
 * Words that go on in the next line without a hyphen, because their place is too narrow for them.
 * Addresses may: they are one word. It runs in the page.
 */
export function brokenWords(): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('.visually-hidden, script, style, textarea')) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u00AD\u2013-]+/g)) {
      // What follows a soft hyphen begins where that is drawn.
      if (node.data[index - 1] === '\u00AD' || !/^\p{L}[\p{L}’,.:;!?]*$/u.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const seen = [...range.getClientRects()].filter(({ width }) => width > 1);
      const lines = new Set(seen.map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) found.add(`broken in two: “${word}”`);
    }
  }
  return [...found];
}
