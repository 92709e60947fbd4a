import { hardCoded, stringsIn } from './hard-coded.ts';

const texts = [
  'Nieuw bericht',
  'Hoi {{name}}, welkom terug',
  'Lees de <link>voorwaarden</link> eerst',
  'Zie de pagina [Huisregels](/pages/ban). Kort gezegd: niet doen.',
  '{{name}}',
];
const data = ['Emiel', 'eva@afterglow.example', 'Ik hou van\nlange tafels'];
const found = hardCoded(texts, data);

test.each([
  'Nieuw bericht',
  'NIEUW  BERICHT',
  'Hoi Emiel, welkom terug',
  'voorwaarden',
  'Lees de',
  'Huisregels',
  'Emiel · Nieuw bericht',
  '@afterglow.example',
  'lange tafels',
  '12:30',
  '5 km',
  '#2WP17NQK',
  '–',
])('“%s” is in a file or an answer', (said) => {
  expect(found([said])).toEqual([]);
});

test.each(['New message', 'Nieuw bericht from Emiel', 'Welcome', 'berichten'])(
  '“%s” is nowhere',
  (said) => {
    expect(found([said])).toEqual([said]);
  },
);

test('strings are found wherever they are in an answer', () => {
  expect(stringsIn({ a: ['b', { c: 'd', e: 1 }], f: null })).toEqual(['b', 'd']);
});
