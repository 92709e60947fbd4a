import { firstOpen, steps } from './strength-steps.ts';

const nothing = {
  hasMain: false,
  photos: 0,
  about_me: ' '.repeat(50),
  interests: ['wine', 'art'],
  reason: null,
  relationship_status: null,
  height: 180,
  body_type: 'slim',
  hair_colour: null,
  eye_colour: null,
} as const;
const known = { ...nothing, interests: [...nothing.interests] };

test('what helps most is said first, and nothing more once all is there', () => {
  expect(firstOpen(known)).toEqual({ step: 'photo', done: 0 });
  const withPhoto = { ...known, hasMain: true, photos: 1 };
  expect(firstOpen(withPhoto)).toEqual({ step: 'about', done: 1 });
  const trip = { key: 'best_trip' as const, answer: 'Trieste' };
  const rest = { prompts: [trip], about_me: 'a'.repeat(40), interests: ['a', 'b', 'c'], photos: 2 };
  expect(firstOpen({ ...withPhoto, ...rest })).toEqual({ step: 'details', done: steps.length - 1 });
  const all = { ...withPhoto, ...rest, hair_colour: 'red' as const };
  expect(firstOpen(all)).toBeNull();
  expect(firstOpen({ ...all, prompts: [] })).toEqual({ step: 'prompts', done: steps.length - 1 });
});
