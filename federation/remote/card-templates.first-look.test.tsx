import {
  CardTemplate,
  MemberCard,
  type MemberCardProps,
} from '@afterglow/shared-ui/components/people/member-card';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cardTemplates } from './card-templates.ts';

const draw = (shown: ReactNode) => renderToStaticMarkup(<MemoryRouter>{shown}</MemoryRouter>);
const list = (people: MemberCardProps[]) =>
  people.map((one, at) => (
    <li key={at}>
      <MemberCard {...one} />
    </li>
  ));

/** Whatever somebody may write, and what would end a text, an attribute or an element. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', '<b>"x"</b>', "O'Neil & Sons", '$&', '</li>', '{{x}}', '&amp;'),
);
const word = fc.option(text, { nil: undefined });
const card = fc.record<MemberCardProps>({
  to: fc.constantFrom('/members/4f4se243', '/likes/m/29t2k0', '/members/a b', 'javascript:x', '/'),
  name: text,
  age: fc.integer({ min: 0, max: 99 }),
  city: fc.option(text),
  distance: word,
  photo: fc.option(
    fc.record({
      src: fc.option(fc.constantFrom('/api/photo/1/thumb', '/a"b?c=<d>', 'javascript:x', '')),
      tone: fc.option(fc.constantFrom('#b09a90', 'red', '#fff;x:y"', '')),
    }),
  ),
  label: text,
  online: word,
  isNew: word,
  fictional: word,
  premium: word,
  verified: word,
  fictionalIcon: fc.boolean(),
  like: fc.option(
    fc.record({ liked: fc.boolean(), label: text, onToggle: fc.constant(() => {}) }),
    { nil: undefined },
  ) as fc.Arbitrary<NonNullable<MemberCardProps['like']>>,
  priority: fc.boolean(),
  className: fc.constantFrom('one', 'two'),
});

/** Everything as a drawing has it. */
function fromTemplates(people: MemberCardProps[]) {
  const cards = cardTemplates();
  let drawn = 0;
  const html = draw(<CardTemplate value={cards.place}>{list(people)}</CardTemplate>);
  const filled = cards.fill(html, (shape) => {
    drawn += 1;
    return draw(<MemberCard {...shape} />);
  });
  return { html: filled, drawn };
}

/** Photos that come first are named in front: in any order, and one twice that stands on two cards. */
function taken(html: string) {
  const [ahead = ''] = /^(<link [^>]*>)*/.exec(html) ?? [];
  return { ahead: new Set(ahead.split(/(?<=>)/)), rest: html.slice(ahead.length) };
}

test('cards from templates are the ones that React draws, whatever their members are called', () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 8 }), (people) => {
      expect(taken(fromTemplates(people).html)).toEqual(taken(draw(list(people))));
    }),
    { numRuns: 300 },
  );
});

test('of cards that differ in what their members are called one is drawn', () => {
  const like = { liked: false, label: 'Like', onToggle() {} };
  const people = ['Ann', 'Bo', 'Cy', 'Di'].map((name, at) => ({
    ...{ to: `/members/${name}`, name, age: 20 + at, city: `Town ${at}`, label: name, like },
    ...{ photo: { src: `/${at}`, tone: '#000000' }, className: 'of-this-test' },
  }));
  expect(fromTemplates(people).drawn).toBe(1);
  expect(fromTemplates(people).drawn).toBe(0);
  const first = people.map((one) => ({ ...one, priority: true }));
  expect(fromTemplates(first).drawn).toBe(1);
});
