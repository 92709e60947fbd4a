import { read } from '../watching/exposed.ts';
import { bodyOf, languages } from './pages.ts';

const everything = /\b(everything|alles|tout|todo|tutto|alt|allt|kaikki|wszystko)\b/i;

test.each(languages)(
  'after a deletion not "everything" is gone in %s: the books stay',
  (language) => {
    const { deleted } = JSON.parse(read(`mf-account/src/locales/${language}.json`));
    const [asked] = bodyOf('faq', language, 'delete');
    for (const told of [deleted.lead, asked]) {
      const [, afterwards] = /14(.*)/.exec(String(told)) ?? [];
      expect(afterwards).toMatch(/\p{L}/u);
      expect(afterwards).not.toMatch(everything);
    }
  },
);
