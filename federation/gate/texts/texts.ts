/** Text by full key: `{ "list.empty": "No messages yet" }`. */
export type Texts = Map<string, string>;

/** Brings a nested locale file into one level. Throws on anything but text, objects and lists. */
export function flatten(value: unknown, prefix = ''): Texts {
  if (typeof value === 'string') return new Map([[prefix, value]]);
  if (typeof value !== 'object' || value === null) throw new Error(`${prefix || 'it'} is no text`);
  const join = (key: string) => (prefix ? `${prefix}.${key}` : key);
  return new Map(Object.entries(value).flatMap(([key, below]) => [...flatten(below, join(key))]));
}

const pluralEnding = /_(?:ordinal_)?(zero|one|two|few|many|other)$/;

/** Keys by what code asks for: plural forms together under their base, with their categories. */
export function byBase(texts: Texts): Map<string, { keys: string[]; categories: string[] }> {
  const bases = new Map<string, { keys: string[]; categories: string[] }>();
  for (const key of texts.keys()) {
    const category = pluralEnding.exec(key)?.[1];
    const candidate = key.replace(pluralEnding, '');
    // "no_other" alone is an ordinary key; a plural has at least its general form and a count.
    const isPlural = category && texts.get(`${candidate}_other`)?.includes('{{count');
    const base = isPlural ? candidate : key;
    const entry = bases.get(base) ?? { keys: [], categories: [] };
    entry.keys.push(key);
    if (isPlural && category) entry.categories.push(category);
    bases.set(base, entry);
  }
  return bases;
}

/** What a text expects from the code: `{{name}}` and tags such as `<link>`; sorted. */
export function placeholders(text: string): string[] {
  const variables = [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map((match) => `{{${match[1]}}}`);
  const tags = [...text.matchAll(/<(\w+)\s*\/?>/g)].map((match) => `<${match[1]}>`);
  return [...new Set([...variables, ...tags])].sort();
}
