type Texts = Record<string, unknown>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(texts: Texts, other: Texts): Texts {
  const both = Object.entries(other).map(([key, value]) => {
    const before = texts[key];
    return [key, isTexts(before) && isTexts(value) ? merged(before, value) : value];
  });
  return { ...texts, ...Object.fromEntries(both) };
}

/** Texts as a variant says them: what stands in their `variants` under its name takes the place. */
export function variantTexts(texts: object, variant: string): object {
  const { variants, ...rest } = texts as Texts;
  if (!isTexts(variants) || !Object.hasOwn(variants, variant)) return rest;
  const own = variants[variant];
  return isTexts(own) ? merged(rest, own) : rest;
}
