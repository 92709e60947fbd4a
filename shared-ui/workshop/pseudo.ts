const accents: Record<string, string> = {
  a: 'å',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  n: 'ñ',
  c: 'ç',
  y: 'ý',
};

/** A text as a long language would have it, and as nobody overlooks where it comes from elsewhere. */
export function pseudo(text: string): string {
  if (text.trim() === '') return text;
  const accented = text.replace(/[aeiouncy]/gi, (letter) => {
    const accent = accents[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? accent : accent.toUpperCase();
  });
  return `[${accented}${' ~'.repeat(Math.ceil(text.length / 5))}]`;
}

/** Words that are no text of the page: what is only said, and what stands in an empty field. */
const attributes = ['aria-label', 'alt', 'placeholder', 'title'];

/** Writes every text below an element like that. */
export function pseudoBelow(element: Element): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    node.data = pseudo(node.data);
  }
  for (const name of attributes) {
    for (const worded of element.querySelectorAll(`[${name}]`)) {
      worded.setAttribute(name, pseudo(worded.getAttribute(name) ?? ''));
    }
  }
}
