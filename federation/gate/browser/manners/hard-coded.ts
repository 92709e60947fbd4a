/** Texts between tags, placeholders and the marks of links, as long as they hold a letter. */
function parts(text: string): string[] {
  return text
    .split(/\{\{.*?\}\}|<\/?[\w-]+[^>]*>|[[\]()*\n]/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}

/** Every text in something that was read from JSON. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Words that no file of texts has: a letter, a unit, a sign and a number of an order are none. */
const word = /(?<![\p{L}\p{N}])\p{L}{3,}(?![\p{L}\p{N}])/u;

/**
 * Finds what a page says that nobody can translate.
 *
 * @param texts of the language that the page is shown in
 * @param data what the API answered, names and places among it
 */
export function hardCoded(texts: string[], data: string[]): (said: string[]) => string[] {
  const normal = (text: string) => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase();
  const known = [...texts.flatMap(parts), ...data.flatMap((one) => [one, ...one.split('\n')])];
  const whole = new Set(known.map(normal));
  const given = data.map(normal);
  // The longest first, so that no part of it is taken out of its middle.
  const pieces = [...whole].filter((one) => word.test(one)).sort((a, b) => b.length - a.length);
  return (said) =>
    said.filter((text) => {
      let rest = normal(text);
      // An address may be broken into lines.
      if (!word.test(text) || whole.has(rest) || given.some((one) => one.includes(rest)))
        return false;
      for (const piece of pieces) {
        if (piece.length <= rest.length) rest = rest.replaceAll(piece, ' ');
      }
      return word.test(rest);
    });
}
