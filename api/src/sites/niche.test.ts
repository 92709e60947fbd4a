import { nicheName } from './niche.ts';

test.each([
  [1, 'default'],
  [2, 'she'],
  [3, 'bdsm'],
  [4, 'bbw'],
  [5, 'gilf'],
  [6, 'milf'],
  [7, 'gay'],
  [0, 'default'],
  [8, 'default'],
])('niche %s wears the theme %s', (niche, name) => {
  expect(nicheName({ niche })).toBe(name);
});
