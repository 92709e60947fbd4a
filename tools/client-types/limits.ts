import type { OpenAPI3, SchemaObject } from 'openapi-typescript';

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'] as const;

/** Constants for browsers that check before they send: choices and limits of the named schemas. */
export function limitsOf({ components }: OpenAPI3): string {
  const lines = Object.entries(components?.schemas ?? {})
    .flatMap(([name, schema]) => constantsOf(name, schema as SchemaObject))
    .sort();
  return `${lines.join('\n')}\n`;
}

function constantsOf(name: string, schema: SchemaObject): string[] {
  const own = name.charAt(0).toLowerCase() + name.slice(1);
  const numbers = schema as { [L in (typeof limits)[number]]?: number };
  const choices = schema.enum?.map((choice) => `'${choice}'`).join(', ');
  const { pattern } = schema as { pattern?: string };
  return [
    ...(pattern ? [`export const ${own}Pattern = ${JSON.stringify(pattern)};`] : []),
    ...(choices ? [`export const ${plural(own)} = [${choices}] as const;`] : []),
    ...limits.flatMap((limit) => {
      const value = numbers[limit];
      return value === undefined ? [] : [`export const ${own}${capital(limit)} = ${value};`];
    }),
  ];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return word.endsWith('s') ? `${word}es` : `${word}s`;
}
