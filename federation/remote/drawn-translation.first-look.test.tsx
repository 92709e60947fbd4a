import { type i18n, i18next } from '@afterglow/shared-ui/i18n';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, useTranslation } from './drawn-translation.tsx';

const texts = {
  plain: 'Browse',
  named: 'Like {{name}}',
  twice: '{{name}}, {{age}}: {{name}}',
  written: 'Costs {{number, number}}',
  nested: '$t(plain) {{name}}',
  few_zero: 'none at all',
  few_one: '{{count}} one',
  few_few: '{{count}} few',
  few_many: '{{count}} many',
  few_other: '{{count}} others',
  tone: '{{context}} {{name}}',
  tone_warm: 'so warm, {{name}}',
};

/** Whatever somebody may be called, and what would be read as more than a name. */
const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', '{{age}}', '$t(plain)', '$&', '<b>', "O'Neil & Sons"),
);
const values = {
  name,
  age: fc.integer(),
  number: fc.integer({ min: 0, max: 1e6 }),
  count: fc.oneof(fc.nat({ max: 130 }), fc.constant(1.5)),
  context: fc.constantFrom('warm', 'cold'),
};

/** What each text is about. */
const about: Record<string, (keyof typeof values)[]> = {
  plain: [],
  named: ['name'],
  twice: ['name', 'age'],
  written: ['number'],
  nested: ['name'],
  few: ['count'],
  tone: ['context', 'name'],
  unknown: ['name'],
};
/** A text with all that it is about, or with anything. */
const asked = fc.constantFrom(...Object.keys(about)).chain((key) => {
  const own = Object.fromEntries((about[key] ?? []).map((one) => [one, values[one]]));
  const given = fc.oneof(fc.record(own), fc.record(values, { requiredKeys: [] }));
  return given.map((all) => [key, all] as const);
});

async function spoken(language: string): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.init({
    ...{ lng: language, fallbackLng: false, ns: ['a'], defaultNS: 'a' },
    ...{ resources: { [language]: { a: texts } }, interpolation: { escapeValue: false } },
  });
  return instance;
}

/** The function that components of a drawing are given. */
function drawnT(i18n: i18n): (key: string, values?: object) => string {
  let given: unknown;
  function Component() {
    given = useTranslation().t;
    return null;
  }
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n} defaultNS="a">
      <Component />
    </I18nextProvider>,
  );
  return given as ReturnType<typeof drawnT>;
}

test.each(['en', 'pl', 'fr'])('texts say what i18next makes of them (%s)', async (language) => {
  const i18n = await spoken(language);
  const t = drawnT(i18n);
  fc.assert(
    fc.property(asked, ([key, given]) => {
      expect(t(key, given)).toBe(i18n.t(key as 'plain', given));
    }),
    { numRuns: 500 },
  );
});

test('a text is looked up once, whoever it is about, and once for each form of a count', async () => {
  const i18n = await spoken('pl');
  let looked = 0;
  const { getFixedT } = i18n;
  const counting = (...of: Parameters<typeof getFixedT>) => {
    const t = getFixedT.apply(i18n, of) as unknown as (...asked: unknown[]) => string;
    return (...asked: unknown[]) => {
      looked += 1;
      return t(...asked);
    };
  };
  Object.assign(i18n, { getFixedT: counting });
  const t = drawnT(i18n);
  for (const name of ['Ann', 'Bo', 'Cy']) t('named', { name });
  expect(looked).toBe(1);
  for (const count of [2, 3, 4, 22]) t('few', { count });
  expect(looked).toBe(2);
});
