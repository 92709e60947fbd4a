import { circle, line, oval, path, placed, smallHeart, smallStar } from './paint.ts';

const both = (one: (x: number) => string) => one(-24) + one(24);

/** Eyes, drawn around 0, 0. */
const eyes = {
  open: both((x) => circle(x, 0, 7, 'ink') + circle(x + 2, -3, 2.5, 'white')),
  happy: both((x) => line(`M${x - 9} 3q9-14 18 0`)),
  closed: both((x) => line(`M${x - 9}-2q9 11 18 0`)),
  wink: circle(-24, 0, 7, 'ink') + circle(-22, -3, 2.5, 'white') + line('M15 1q10-9 19 0'),
  love: both((x) => placed(x, 0, 1.1, smallHeart('red'))),
  stars: both((x) => placed(x, 0, 0.95, smallStar('gold'))),
  big: both(
    (x) => circle(x, 0, 11, 'ink') + circle(x + 4, -4, 4, 'white') + circle(x - 3, 4, 2, 'white'),
  ),
  cross: both((x) => circle(x, 2, 6, 'ink')) + line('M-36-12l20 8') + line('M36-12l-20 8'),
  cool: path(
    'M-44-9h88v6c0 13-8 19-19 19-10 0-16-6-19-15h-12c-3 9-9 15-19 15-11 0-19-6-19-19Z',
    'ink',
  ),
  aside: both((x) => circle(x + 3, -3, 7, 'ink') + circle(x + 6, -6, 2.5, 'white')),
};

/** Mouths, drawn around 0, 0. */
const mouths = {
  smile: line('M-13-3q13 14 26 0'),
  laugh:
    path('M-18-6h36c0 16-8 24-18 24s-18-8-18-24Z', 'ink') +
    path('M-9 12q9-8 18 0-4 6-9 6t-9-6Z', 'blush'),
  kiss: line('M-3-7q10 2 3 7 9 3-3 8', 'ink', 5),
  sad: line('M-12 6q12-13 24 0'),
  wow: oval(0, 3, 8, 11, 'ink'),
  smirk: line('M-13 2q16 8 26-8'),
  tongue: line('M-15-4q15 13 30 0') + path('M1 3h13v8a6 6 0 0 1-13 0Z', 'blush'),
  flat: line('M-10 2h20'),
  small: line('M-6 0q6 6 12 0'),
};

export interface Face {
  eyes: keyof typeof eyes;
  mouth: keyof typeof mouths;
  /** How red the cheeks are. */
  cheeks?: 'pale' | 'red';
}

/** A face with its middle at 100, `y`. */
export function face({ eyes: look, mouth, cheeks = 'pale' }: Face, y: number): string {
  const cheek = (x: number) => oval(x, 18, 10, 7, cheeks === 'red' ? 'red' : 'blush');
  const soft = `<g opacity="${cheeks === 'red' ? 0.55 : 0.7}">${cheek(-42)}${cheek(42)}</g>`;
  return placed(100, y, 1, soft + eyes[look] + placed(0, 22, 1, mouths[mouth]));
}
