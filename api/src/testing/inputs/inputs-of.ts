import fc from 'fast-check';
import type { Call, Document } from './operations.ts';
import { maybeSpoiled } from './spoiled.ts';
import { type Known, valuesOf, withoutNothing } from './values-of.ts';

/** What a call is asked. */
export interface Input {
  path: Record<string, unknown>;
  query: Record<string, string>;
  body: unknown;
}

/** As an address says them. */
const asTexts = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(fields)).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** What a call may be asked, right or with one thing wrong in its address or its body. */
export function inputsOf(
  document: Document,
  known: Known,
  { parameters = [], body }: Call,
): fc.Arbitrary<Input> {
  const there = (place: string, required: boolean) => {
    const some = parameters.filter((one) => one.in === place);
    const values = some.map(({ name, schema }) => {
      const value = valuesOf(document, known, schema, name);
      return [name, required ? value : fc.option(value, { nil: undefined })] as const;
    });
    return fc.record(Object.fromEntries(values)).map(withoutNothing);
  };
  const query = maybeSpoiled(there('query', false)).map(asTexts);
  return fc.record({
    path: there('path', true),
    query,
    body: body ? maybeSpoiled(valuesOf(document, known, body)) : fc.constant(undefined),
  });
}
