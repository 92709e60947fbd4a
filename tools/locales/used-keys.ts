import { byBase, type Texts } from '../../federation/gate/texts/texts.ts';

/** What source code says about keys, gathered once for all files of a package. */
export interface References {
  /** Every string in quotes. */
  literals: Set<string>;
  /** Beginnings of template strings: `errors.` of `errors.${code}`. */
  beginnings: Set<string>;
}

/** Strings and template beginnings in TypeScript source. */
export function referencesIn(sources: Iterable<string>): References {
  const literals = new Set<string>();
  const beginnings = new Set<string>();
  const prefixes = new Set<string>();
  for (const source of sources) {
    for (const [, , text = ''] of source.matchAll(/(['"`])([\w.:-]+)\1/g)) literals.add(text);
    for (const [, text = ''] of source.matchAll(/`([\w:-]+[.:_][\w.:-]*)\$\{/g))
      beginnings.add(text);
    for (const [, text = ''] of source.matchAll(/keyPrefix: ['"]([\w.-]+)['"]/g))
      prefixes.add(text);
  }
  const plain = [...literals];
  for (const prefix of prefixes) for (const text of plain) literals.add(`${prefix}.${text}`);
  return { literals, beginnings };
}

/** Keys that no code asks for, neither whole nor by a beginning, nor as part of a list. */
export function unusedKeys(texts: Texts, namespace: string, references: References): string[] {
  const referred = new Set<string>();
  for (const text of texts.values()) {
    for (const [, key = ''] of text.matchAll(/\$t\(([\w.]+)/g)) referred.add(key);
  }
  const isUsed = (base: string): boolean => {
    const names = [base, `${namespace}:${base}`, base.replace(/\.\d+(\..*)?$/, '')];
    if (names.some((name) => references.literals.has(name)) || referred.has(base)) return true;
    return [...references.beginnings].some((beginning) => {
      const own = beginning.startsWith(`${namespace}:`)
        ? beginning.slice(namespace.length + 1)
        : beginning;
      return base.startsWith(own);
    });
  };
  return [...byBase(texts).keys()].filter((base) => !isUsed(base));
}
