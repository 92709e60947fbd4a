import { moving } from './motions.ts';
import { box, line, oval, path, placed, smallHeart, smallStar } from './paint.ts';

// What goes on around a face.

/** Hearts that go up, one after the other. */
export const hearts = [
  [58, 46, 0],
  [142, 40, 0.8],
  [104, 22, 1.6],
]
  .map(([x = 0, y = 0, later = 0]) =>
    moving('rise', placed(x, y, 1, smallHeart('red')), { every: 2.4, later }),
  )
  .join('');

export const notes = [
  [34, 60, 0],
  [166, 48, 1],
]
  .map(([x = 0, y = 0, later = 0]) =>
    moving(
      'rise',
      placed(
        x,
        y,
        1,
        line('M-4 10V-14L10-18V6', 'purple', 4) +
          oval(-8, 11, 6, 5, 'purple') +
          oval(6, 7, 6, 5, 'purple'),
      ),
      { every: 2, later },
    ),
  )
  .join('');

export const sleep = [
  [148, 52, 0.9],
  [166, 28, 0.7],
]
  .map(([x = 0, y = 0, size = 1], index) =>
    moving('rise', placed(x, y, size, line('M-9-9H9L-9 9H9', 'night', 5)), {
      every: 2.6,
      later: index * 1.1,
    }),
  )
  .join('');

export const drops = [
  [70, 0],
  [100, 0.5],
  [130, 0.9],
]
  .map(([x = 0, later = 0]) =>
    moving(
      'fall',
      placed(x, 160, 1, path('M0-10c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15Z', 'blue')),
      { every: 1.6, later },
    ),
  )
  .join('');

export const tears = [-1, 1]
  .map((side) =>
    moving(
      'fall',
      placed(
        100 + side * 30,
        126,
        0.8,
        path('M0-10c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15Z', 'blue'),
      ),
      { every: 1.8, later: side > 0 ? 0.6 : 0 },
    ),
  )
  .join('');

export const confetti = [
  [30, 40, 'pink'],
  [62, 20, 'blue'],
  [100, 12, 'green'],
  [140, 22, 'purple'],
  [172, 44, 'gold'],
  [22, 90, 'green'],
  [178, 96, 'pink'],
]
  .map(([x, y, fill], index) =>
    moving('fall', box(Number(x) - 5, Number(y) - 5, 10, 10, 3, fill as 'pink'), {
      every: 1.8,
      later: index * 0.2,
    }),
  )
  .join('');

export const stars = [
  [28, 40],
  [172, 56],
  [150, 20],
]
  .map(([x = 0, y = 0], index) =>
    moving('twinkle', placed(x, y, 1, smallStar()), { later: index * 0.4 }),
  )
  .join('');

export const steam = [
  [78, 0],
  [100, 0.7],
  [122, 1.3],
]
  .map(([x = 0, later = 0]) =>
    moving('rise', line(`M${x} 62c-8-10 8-16 0-28`, 'grey', 5), { every: 2.4, later }),
  )
  .join('');

export const horns = path(
  'M52 40C38 30 36 14 42 4c8 12 18 16 30 20Zm96 0c14-10 16-26 10-36-8 12-18 16-30 20Z',
  'deep',
);
export const halo = moving(
  'float',
  `<ellipse cx="100" cy="16" rx="40" ry="9" fill="none" stroke="#f8bd3c" stroke-width="7"/>`,
);
export const bolt = moving('twinkle', path('M108 140l-22 26h16l-8 24 28-32h-16l12-18Z', 'gold'), {
  every: 1,
});
export const question = moving(
  'float',
  line('M150 30c4-14 28-12 26 4-1 10-13 10-13 20M163 66v1', 'night', 7),
);
export const paw = moving('wave', oval(174, 118, 17, 24, 'brown') + oval(174, 108, 9, 8, 'tan'), {
  around: 'bottom',
  every: 1,
});
