import { demoCountries, demoLanguages } from './country.ts';
import { textsOf } from './data.ts';
import { interestsAt } from './facts.ts';
import { type DemoMember, demoMember } from './member.ts';
import { proposesMeeting, textsIn } from './proposals.ts';
import { readJson } from './read-json.ts';
import { talksOf } from './talks.ts';

const everybody = demoCountries.flatMap((country) =>
  Array.from({ length: 300 }, (_, number) => demoMember(country, number)),
);

test('the same number is the same person', () => {
  expect(demoMember('NL', 7)).toEqual(demoMember('NL', 7));
  expect(demoMember('NL', 7)).not.toEqual(demoMember('NL', 8));
});

test('members are adult, of both genders, and have photos of which the first is public', () => {
  const women = everybody.filter(({ gender }) => gender === 'female').length;
  expect(women / everybody.length).toBeGreaterThan(0.45);
  expect(women / everybody.length).toBeLessThan(0.65);
  for (const member of everybody) {
    expect(member.age).toBeGreaterThanOrEqual(19);
    expect(member.photos.length).toBeGreaterThanOrEqual(2);
    expect(member.photos[0]).toEqual({ private: false });
    expect(member.interests.length).toBeLessThanOrEqual(8);
  }
});

test('nobody is called like somebody else of their country and gender', () => {
  const names = everybody.map(({ country, gender, name }) => `${country} ${gender} ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** The interests that somebody's own text names. */
function told({ about_me, country }: DemoMember): string[] {
  const { middles } = textsOf[country];
  return middles.filter(({ text }) => about_me.includes(text)).flatMap((line) => line.interests);
}

test('hardly anybody writes the same', () => {
  const texts = new Set(everybody.map(({ about_me }) => about_me));
  expect(texts.size / everybody.length).toBeGreaterThan(0.95);
});

test('every text fits who writes it: age, gender, interests, and how they live', () => {
  for (const member of everybody) {
    const { about_me, gender, age, country } = member;
    for (const key of member.interests)
      expect(interestsAt(age).concat(told(member))).toContain(key);
    const { openers, middles, closers } = textsOf[country];
    for (const line of [...openers, ...middles, ...closers]) {
      if (!about_me.includes(line.text)) continue;
      expect(line.gender ?? gender).toBe(gender);
      expect(age).toBeGreaterThanOrEqual(line.from ?? 0);
      expect(age).toBeLessThanOrEqual(line.to ?? 120);
      expect(member.relationship_status).toBe(line.status ?? member.relationship_status);
    }
  }
});

test('talks have two sides and end', () => {
  for (const country of demoCountries) {
    for (const lines of talksOf[country].talks) {
      expect(new Set(lines.map(([who]) => who))).toEqual(new Set(['me', 'them']));
      expect(lines.every(([, text]) => (text ?? '').length > 3)).toBe(true);
    }
  }
});

test.each(demoLanguages)('nobody made up proposes to meet: texts and talks in %s', (language) => {
  const texts = textsIn([readJson(`texts/${language}.json`), readJson(`talks/${language}.json`)]);
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => proposesMeeting(language, text))).toEqual([]);
});

test.each([
  ['en', "Let's grab a coffee on Sunday"],
  ['en', 'I could pick you up at eight'],
  ['en', 'Do you want to come over?'],
  ['nl', 'Zullen we vrijdag wat drinken?'],
  ['nl', 'Kom je vanavond langs?'],
  ['nl', 'Ik wil je ontmoeten'],
  ['de', 'Wollen wir uns morgen treffen?'],
  ['de', 'Kommst du mit ins Kino?'],
  ['da', 'Skal vi mødes på fredag?'],
  ['es', '¿Quedamos mañana para un café?'],
  ['fi', 'Nähdään huomenna torilla'],
  ['fr', 'On se voit vendredi ?'],
  ['it', 'Ci vediamo domani sera?'],
  ['nb', 'Vil du møtes på lørdag?'],
  ['pl', 'Może spotkamy się jutro?'],
  ['sv', 'Ska vi träffas på fredag?'],
])('a proposal is known as one: %s, %s', (language, text) => {
  expect(proposesMeeting(language, text)).toBe(true);
});
