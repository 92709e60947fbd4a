import { read } from '../watching/exposed.ts';
import { bodyOf, languages } from './pages.ts';

/** Without what a sentence leaves out because it was said before. */
const words = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

test.each(languages)(
  'in %s the policy counts credits as used in the order that the form does',
  (language) => {
    const { withdrawal } = JSON.parse(read(`mf-payments/src/locales/${language}.json`));
    const order = String(withdrawal.nothing.text).split('. ').at(-1) ?? '';
    const policy =
      String(bodyOf('return-policy', language, 'right')[1])
        .split('. ')
        .at(-1) ?? '';
    expect(words(order).length).toBeGreaterThan(2);
    expect(words(policy)).toEqual(expect.arrayContaining(words(order)));
  },
);
