import { findSections } from './find-sections.ts';

const sections = [
  { title: 'Hoe verwijder ik mijn account?', body: ['Bij je instellingen, helemaal onderaan.'] },
  { title: 'Wat is Premium?', body: [['Geïnteresseerd?', 'Lees [de prijzen](/pricing).']] },
];
const found = (wanted: string) => findSections(sections, wanted).map(({ title }) => title[0]);

test.each([
  ['', ['H', 'W']],
  ['  ?! ', ['H', 'W']],
  ['ACCOUNT verwijder', ['H']],
  ['onderaan', ['H']],
  ['geinteresseerd', ['W']],
  ['prijzen', ['W']],
  ['account premium', []],
  // The address of a link is nothing that somebody reads.
  ['pricing', []],
])('%p', (wanted, expected) => {
  expect(found(wanted)).toEqual(expected);
});
