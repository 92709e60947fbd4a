import { read } from '../watching/exposed.ts';
import { bodyOf, languages } from './pages.ts';

const visitors =
  /visitors|gäste|bezoekers|visiteurs|no tiene cuenta|(un|senza) account|besøgende|besökare|besøkende|vierailijat|bez konta/i;

test.each(languages)(
  'who sees a profile is said whole in %s: visitors, and what ends that',
  (language) => {
    const { settings } = JSON.parse(read(`mf-account/src/locales/${language}.json`));
    const [[short] = []] = bodyOf('privacy', language, 'short');
    const [asked] = bodyOf('faq', language, 'visible');
    for (const told of [short, asked]) {
      expect(told).toMatch(visitors);
      // Its beginning: some languages decline it.
      expect(String(told).toLowerCase()).toContain(settings.privacy.toLowerCase().slice(0, -1));
    }
  },
);

test.each(languages)('whoever our servers hand something to is named in %s', (language) => {
  const told = bodyOf('privacy', language, 'others').join('\n');
  for (const service of [/text messages|\bsms\b|SMS-y|tekstiviestit/i, /push/i, /GIF/]) {
    expect(told).toMatch(service);
  }
});

test.each(languages)(
  'the leave for public pages is in %s none to hide a photo from visitors',
  (language) => {
    // Who finds a member in the search sees the first photo, with it and without.
    const { settings } = JSON.parse(read(`mf-account/src/locales/${language}.json`));
    expect(settings.face).not.toMatch(visitors);
    expect(settings.face).not.toMatch(/cuenta/);
    expect(settings.face).toMatch(/p[uú]bb?li|öffentlich|openbar|offentlig|öppna|julkis/i);
  },
);
