import { read } from '../watching/exposed.ts';
import { bodyOf, languages } from './pages.ts';

const numberIn = (file: string, pattern: RegExp) => {
  const [, factor, other = 1] = pattern.exec(read(file)) ?? [];
  return Number(factor) * Number(other);
};
const lag = numberIn('api/src/platform/replicas/replica.ts', /mostLag = (\d+) \* second;/);
const kept = (file: string, name: string) =>
  numberIn(`shared-state/src/${file}`, new RegExp(`setCookie\\('${name}', \\w+, (\\d+)\\);`));
const thirty = /maxAge: (30) \* 24 \* 60 \* 60,/;

/** In the order of the page; null for those that end with the browser. */
const lasts = [
  ['login', numberIn('api/src/identity/session.ts', /sessionDays = (\d+);/)],
  ['device', numberIn('api/src/account/sessions/device.ts', /deviceDays = (\d+);/)],
  [
    'wrote',
    lag * numberIn('api/src/identity/read-own-writes.ts', /\((\d+) \* mostLag\) \/ second/),
  ],
  ['locale', kept('stores/language.ts', 'locale')],
  ['theme', kept('browser/theme.ts', 'theme')],
  ['units', kept('stores/units.ts', 'units')],
  ['country', numberIn('gateway/src/documents/selected-country.ts', /lifetime = (\d+) \* 24/)],
  ['bucket', numberIn('gateway/src/releases/bucket.ts', thirty)],
  ['variants', numberIn('gateway/src/variants/seen-variants.ts', thirty)],
  ['network', null],
] as const;

test.each(languages)(
  'the cookies that there are stand on their page in %s, as long as they last',
  (language) => {
    const points = bodyOf('cookies', language, 'ours')[0] as string[];
    expect(points).toHaveLength(lasts.length);
    lasts.forEach(([name, count], at) => {
      if (count === null)
        expect([name, points[at]]).toEqual([name, expect.not.stringMatching(/\d/)]);
      else expect([name, points[at]]).toEqual([name, expect.stringMatching(`\\b${count}\\b`)]);
    });
  },
);

const necessary =
  /nødvendig|notwendig|necessar|necesari|välttämätt|nécessaire|noodzakelijk|niezbędn|nödvändig/i;

test.each(languages)(
  'at the entry nobody reads in %s that cookies are needed: some count',
  (language) => {
    const { entry } = JSON.parse(read(`shell/src/locales/${language}.json`));
    expect(entry.cookies).not.toMatch(necessary);
  },
);

test.each(languages)(
  'what of a link is kept with an account stands on the page on privacy in %s',
  (language) => {
    const kept = String(bodyOf('privacy', language, 'data')[0]?.at(-1));
    for (const part of [/partner|socio|kumppani|partenaire/i, /[ck]ampa/i, /[ck]li[ck]/i]) {
      expect(kept).toMatch(part);
    }
    // A number of a click says something about who clicked.
    expect(bodyOf('cookies', language, 'campaigns').join()).toMatch(/[ck]li[ck]/i);
  },
);
