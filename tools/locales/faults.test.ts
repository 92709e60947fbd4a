import { flatten } from '../../federation/gate/texts/texts.ts';
import { faultsOf } from './faults.ts';

function faults(language: string, text: string, english = 'Something else', forbidden = ['hit']) {
  const of = (value: string) => flatten({ key: value });
  return faultsOf(of(text), { language, english: of(english), forbidden });
}

test.each([
  ['nl', 'Zeg ’s iets tegen <b>{{name}}</b>…', []],
  ['nl', 'Zeg "hallo"', ['straight quotes']],
  ['en', "It's you", ['straight quotes']],
  ['nl', 'Even wachten...', ['three dots for …']],
  ['nl', 'Even  wachten', ['two spaces']],
  ['nl', 'Zie <link>hier', ['a tag that does not close']],
  ['nl', 'Zie <a><b>hier</a></b>', ['a tag that does not close']],
  ['nl', 'Zie <br/>hier', []],
  ['nl', 'De naam is {{company}}.', ['a dot after {{company}}']],
  ['nl', 'Er staat {{company}}, de naam.', []],
  ['da', 'Fra {{amount}}.', ['a dot after kroner']],
  ['da', 'Fra {{amount}}, gratis.', []],
  ['sv', 'Från {{amount}}.', []],
  ['nl', 'Een hit!', ['“hit”']],
  ['nl', 'Een Hit', ['“hit”']],
  ['nl', 'Hitte', []],
  ['fr', 'Vraiment\u202F?', []],
  ['fr', 'Vraiment\u202F?!', []],
  ['fr', 'Vraiment?', ['no space before ; : ! ?']],
  ['fr', 'Vraiment ?', ['a space that breaks before ; : ! ? »']],
  ['fr', 'Vraiment\u00A0?', ['a wide space before ; ! ?']],
  ['fr', 'Ceci\u00A0: oui', []],
  ['fr', '«\u00A0Oui\u00A0»', []],
  ['fr', '« Oui\u00A0»', ['a space that breaks after «']],
  ['fr', 'À 20:30', []],
  ['pl', 'Co o Tobie wiemy', []],
  ['pl', 'Co o tobie wiemy', ['a small letter for Ty']],
  ['pl', 'Zobacz twoje zdjęcia', ['a small letter for Ty']],
])('%s: %s', (language, text, expected) => {
  expect(faults(language, text)).toEqual(expected.map((name) => `key has ${name}`));
});

test('an English sentence in another language is one left over; a name is not', () => {
  expect(faults('nl', 'Try it again', 'Try it again')).toEqual(['key has English']);
  expect(faults('en', 'Try it again', 'Try it again')).toEqual([]);
  expect(faults('nl', 'Apple Pay', 'Apple Pay')).toEqual([]);
  expect(faults('nl', '{{name}} ok', '{{name}} ok')).toEqual([]);
});
