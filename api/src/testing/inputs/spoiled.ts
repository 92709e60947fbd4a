import fc from 'fast-check';

/** What no field of ours is prepared for by itself. */
export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, '', ' ', [], {}, [[]], { constructor: {} }, 'NaN', '0', '-1'),
  fc.constantFrom(1e300, -1e300, 2 ** 63, 2 ** 53, 2 ** 31, -1, 0, 0.5),
  fc.constantFrom('a\0b', 'a\ud800b', '\u202e', '%00', "' or 1=1 --", '<b>', '{{x}}', '../..'),
  fc.constantFrom('9999-99-99', '2026-02-30', '0000-01-01T00:00:00.000Z', '+275760-09-13'),
  fc.constantFrom('x'.repeat(300), 'ä'.repeat(6000), Array(300).fill('a')),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);

/** Every copy of `value` in which one field is `odd`; of an object also those without one, or with one more. */
export function spoiled(value: unknown, odd: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [odd];
  if (Array.isArray(value)) {
    return [
      odd,
      ...value.flatMap((inner, index) => spoiled(inner, odd).map((one) => value.with(index, one))),
    ];
  }
  const entries = Object.entries(value);
  return [
    odd,
    { ...value, more: odd },
    ...entries.map(([key]) => Object.fromEntries(entries.filter(([other]) => other !== key))),
    ...entries.flatMap(([key, inner]) =>
      spoiled(inner, odd).map((one) => ({ ...value, [key]: one })),
    ),
  ];
}

/** A value as it is, or with one thing wrong in it. */
export const maybeSpoiled = <Of>(values: fc.Arbitrary<Of>): fc.Arbitrary<unknown> =>
  fc.oneof(
    values,
    fc.tuple(values, oddValues, fc.nat()).map(([value, odd, which]) => {
      const all = spoiled(value, odd);
      return all[which % all.length];
    }),
  );
