import { hearts, stars } from './around.ts';
import { moving } from './motions.ts';
import { box, circle, line, oval, path, placed, smallHeart, smallStar } from './paint.ts';

const turned = (degrees: number, drawing: string) =>
  `<g transform="rotate(${degrees} 100 100)">${drawing}</g>`;

const glass = (fill: 'gold' | 'red') =>
  path('M76 30h48l-6 60c-2 14-34 14-36 0Z', 'sky') +
  path('M79 56h42l-4 34c-2 12-32 12-34 0Z', fill) +
  line('M100 100v52M78 156h44', 'grey', 6);

const flower = (x: number, y: number, petals: 'pink' | 'gold' | 'purple') =>
  placed(
    x,
    y,
    1,
    [0, 72, 144, 216, 288]
      .map((turn) => `<g transform="rotate(${turn})">${oval(0, -13, 9, 12, petals)}</g>`)
      .join('') + circle(0, 0, 8, 'amber'),
  );

const petals = (turn: number, fill: 'pink' | 'deep') =>
  `<g transform="rotate(${turn} 100 74)">${oval(100, 50, 20, 26, fill)}</g>`;

/** Drawings without a face. */
export const things = {
  rose: moving(
    'sway',
    line('M100 100v84', 'leaf', 8) +
      path(
        'M100 150c-24 2-36-12-38-26 20-2 34 8 38 26Zm0-16c22 0 34-12 36-26-20-2-32 8-36 26Z',
        'green',
      ) +
      [0, 72, 144, 216, 288].map((turn) => petals(turn, 'deep')).join('') +
      circle(100, 74, 26, 'pink') +
      line('M88 74c0-14 24-14 24 0s-18 12-16 0', 'deep', 4),
    { around: 'bottom', every: 2.6 },
  ),
  bouquet: moving(
    'sway',
    line('M100 110v50M76 100l18 50M124 100l-18 50', 'leaf', 7) +
      flower(100, 56, 'pink') +
      flower(64, 80, 'gold') +
      flower(136, 80, 'purple') +
      flower(84, 104, 'purple') +
      flower(118, 106, 'pink') +
      path('M62 118h76l-24 66H86Z', 'rose') +
      placed(100, 140, 1.2, smallHeart()),
    { around: 'bottom', every: 2.4 },
  ),
  lips: moving(
    'beat',
    path(
      'M20 96c22-12 40-46 60-46 10 0 14 8 20 8s10-8 20-8c20 0 38 34 60 46-20 34-48 58-80 58S40 130 20 96Z',
      'red',
    ) +
      path('M38 96c24-2 36-12 62-8 26-4 38 6 62 8-24 8-36 12-62 12S62 104 38 96Z', 'deep') +
      line('M70 128q30 14 60 0', 'blush', 6),
  ),
  cheers:
    moving('left', `<g transform="translate(-38 26) rotate(8 100 156)">${glass('gold')}</g>`, {
      around: 'bottom',
    }) +
    moving('right', `<g transform="translate(38 26) rotate(-8 100 156)">${glass('gold')}</g>`, {
      around: 'bottom',
    }) +
    stars,
  wine: moving(
    'sway',
    `<g transform="translate(0 14)">${path('M66 22h68c4 40-8 74-34 74S62 62 66 22Z', 'sky')}${path('M68 52h64c-4 28-14 44-32 44s-28-16-32-44Z', 'deep')}${line('M100 98v58M72 160h56', 'grey', 6)}</g>`,
    { around: 'bottom', every: 2.4 },
  ),
  cocktail: moving(
    'sway',
    path('M30 40h140L100 116Z', 'sky') +
      path('M50 62h100L100 116Z', 'pink') +
      line('M100 114v56M66 174h68', 'grey', 6) +
      line('M84 70L132 8', 'amber', 5) +
      circle(146, 42, 18, 'gold') +
      circle(146, 42, 10, 'cream'),
    { around: 'bottom', every: 2 },
  ),
  cake:
    box(26, 108, 148, 66, 14, 'cream') +
    path(
      'M26 122a14 14 0 0 1 14-14h120a14 14 0 0 1 14 14v10c-12 16-25 16-37 0-12 16-25 16-37 0-12 16-25 16-37 0-12 16-25 16-37 0Z',
      'pink',
    ) +
    [60, 100, 140]
      .map(
        (x, index) =>
          box(x - 5, 70, 10, 40, 4, index === 1 ? 'blue' : 'purple') +
          moving(
            'twinkle',
            path(`M${x} 38c9 12 11 17 11 22a11 11 0 0 1-22 0c0-5 2-10 11-22Z`, 'gold'),
            { every: 0.9, later: index * 0.25 },
          ),
      )
      .join('') +
    box(14, 172, 172, 12, 6, 'grey'),
  envelope:
    moving(
      'nod',
      box(24, 62, 152, 108, 14, 'cream') +
        line('M30 72l70 54 70-54', 'grey', 6) +
        placed(100, 122, 2.2, smallHeart('red')),
    ) + hearts,
  note: moving(
    'bounce',
    line('M78 150V44l74-16v104', 'purple', 12) +
      oval(62, 152, 22, 17, 'purple') +
      oval(136, 134, 22, 17, 'purple'),
  ),
  ice_cream: moving(
    'sway',
    path('M62 96h76l-38 92Z', 'tan') +
      line('M76 104l36 46M124 104l-36 46', 'brown', 4) +
      circle(70, 84, 28, 'rose') +
      circle(130, 84, 28, 'cream') +
      circle(100, 56, 32, 'blush') +
      circle(100, 20, 11, 'red'),
    { around: 'bottom', every: 2.2 },
  ),
  clover: moving(
    'sway',
    line('M100 100c2 34 10 56 26 84', 'leaf', 8) +
      [0, 90, 180, 270]
        .map((turn) => turned(turn + 45, placed(100, 62, 2.6, smallHeart('green'))))
        .join(''),
    { around: 'bottom', every: 2.6 },
  ),
  present:
    moving('nod', box(30, 90, 140, 92, 10, 'purple') + box(88, 90, 24, 92, 0, 'gold')) +
    moving(
      'bounce',
      box(20, 66, 160, 34, 8, 'purple') +
        box(88, 66, 24, 34, 0, 'gold') +
        line(
          'M100 64c-34-2-44-40-20-40 14 0 20 22 20 40 0-18 6-40 20-40 24 0 14 38-20 40',
          'gold',
          9,
        ),
    ) +
    stars,
  rainbow:
    (['red', 'amber', 'gold', 'green', 'blue', 'purple'] as const)
      .map((fill, index) =>
        line(
          `M${20 + index * 11} 146a${80 - index * 11} ${80 - index * 11} 0 0 1 ${160 - index * 22} 0`,
          fill,
          11,
        ),
      )
      .join('') +
    moving(
      'drift',
      path('M10 166a20 20 0 0 1 14-38 26 26 0 0 1 50 4 18 18 0 0 1 0 34Z', 'sky') +
        path('M126 166a18 18 0 0 1 4-34 26 26 0 0 1 48-4 20 20 0 0 1 8 38Z', 'sky'),
      { every: 3 },
    ),
  snowflake: moving(
    'spin',
    [0, 60, 120, 180, 240, 300]
      .map((turn) =>
        turned(
          turn,
          line('M100 100V22M100 48l-16-14M100 48l16-14M100 72l-12-10M100 72l12-10', 'blue', 7),
        ),
      )
      .join(''),
    { every: 8 },
  ),
  palm:
    circle(150, 50, 24, 'gold') +
    path('M10 170c40-34 140-34 180 0v14H10Z', 'gold') +
    moving(
      'sway',
      line('M92 162c10-34 8-66-2-96', 'brown', 13) +
        path(
          'M90 66C70 40 40 44 26 66c20-6 44-4 64 0Zm0 0c-2-30 24-48 52-38-22 6-38 20-52 38Zm0 0c26-14 54-2 62 24-18-16-38-24-62-24Zm0 0C66 66 48 82 46 108c12-20 26-32 44-42Z',
          'green',
        ),
      { around: 'bottom', every: 3 },
    ) +
    moving('drift', line('M16 186q14-12 28 0t28 0 28 0 28 0 28 0 28 0', 'blue', 7), { every: 3 }),
  plane:
    moving(
      'float',
      path(
        'M20 112c0-14 14-22 30-22h88l34-40h16l-12 54c-2 10-10 16-20 16H34c-8 0-14-2-14-8Z',
        'white',
      ) +
        path('M84 118h40l-34 50H70Z', 'blue') +
        path('M92 92h34L98 58H82Z', 'sky') +
        circle(58, 102, 6, 'blue') +
        circle(80, 102, 6, 'blue') +
        circle(102, 102, 6, 'blue'),
      { every: 2.4 },
    ) + line('M30 150h30M14 168h34', 'sky', 6),
  wish:
    moving(
      'drift',
      placed(124, 82, 4.2, smallStar()) +
        line('M78 112L26 150M88 132L52 166M66 92L22 118', 'gold', 7),
      { every: 2 },
    ) + stars,
  broken:
    moving(
      'left',
      path(
        'M100 176C40 130 18 98 18 66c0-27 20-46 44-46 15 0 28 8 36 20l-14 34 26 22-20 30Z',
        'pink',
      ),
      { around: 'bottom', every: 2.4 },
    ) +
    moving(
      'right',
      path(
        'M100 176l-10-50 20-30-26-22 14-34c8-12 21-20 40-20 24 0 44 19 44 46 0 32-22 64-82 110Z',
        'deep',
      ),
      { around: 'bottom', every: 2.4 },
    ),
  hourglass: moving(
    'sway',
    box(46, 18, 108, 16, 8, 'brown') +
      box(46, 166, 108, 16, 8, 'brown') +
      path(
        'M58 34h84c0 36-28 50-30 66 2 16 30 30 30 66H58c0-36 28-50 30-66-2-16-30-30-30-66Z',
        'sky',
      ) +
      path(
        'M68 52h64c-4 20-24 32-28 44h-8c-4-12-24-24-28-44Zm0 108c2-18 24-26 32-34 8 8 30 16 32 34Z',
        'gold',
      ),
    { every: 2.4 },
  ),
  butterfly: moving(
    'float',
    moving(
      'beat',
      path(
        'M98 100C70 30 14 40 22 82c6 28 42 30 76 18Zm4 0c28-70 84-60 76-18-6 28-42 30-76 18Z',
        'purple',
      ) +
        path(
          'M98 104c-40-2-62 22-46 46 16 18 42-8 46-46Zm4 0c40-2 62 22 46 46-16 18-42-8-46-46Z',
          'blush',
        ),
      { every: 0.8 },
    ) + line('M100 76v62M100 78c-4-16-12-22-20-26M100 78c4-16 12-22 20-26', 'ink', 6),
  ),
  umbrella:
    moving(
      'sway',
      path(
        'M18 104a82 82 0 0 1 164 0c-14-14-28-14-41 0-14-14-28-14-41 0-13-14-27-14-41 0-13-14-27-14-41 0Z',
        'red',
      ) + line('M100 24V14M100 100v62c0 22-32 22-32 2', 'ink', 7),
      { every: 2.4 },
    ) +
    [
      [24, 0],
      [176, 0.6],
      [150, 1.1],
    ]
      .map(([x = 0, later = 0]) =>
        moving('fall', line(`M${x} 124v18`, 'blue', 6), { every: 1.2, later }),
      )
      .join(''),
};

export type Thing = keyof typeof things;
