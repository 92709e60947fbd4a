import { circle, line, oval, path } from './paint.ts';

/** Who the stickers are about: what is behind a face, and where the face sits. */
export const bodies = {
  heart: {
    faceAt: 84,
    drawing: `${path(
      'M100 176C40 130 18 98 18 66c0-27 20-46 44-46 17 0 31 9 38 24 7-15 21-24 38-24 24 0 44 19 44 46 0 32-22 64-82 110Z',
      'pink',
    )}<g opacity=".35">${path('M38 58c2-14 12-22 24-23-9 5-15 14-16 25Z', 'white')}</g>`,
  },
  bear: {
    faceAt: 96,
    drawing:
      circle(48, 52, 22, 'brown') +
      circle(152, 52, 22, 'brown') +
      circle(48, 52, 11, 'tan') +
      circle(152, 52, 11, 'tan') +
      circle(100, 104, 70, 'brown') +
      oval(100, 126, 34, 26, 'tan'),
  },
  dog: {
    faceAt: 92,
    drawing:
      circle(100, 104, 66, 'cream') +
      path('M46 60C22 58 16 96 26 128c16 2 28-12 28-40Z', 'brown') +
      path('M154 60c24-2 30 36 20 68-16 2-28-12-28-40Z', 'brown') +
      path('M112 44c24 0 44 20 42 50-18 8-36-6-42-50Z', 'tan') +
      oval(100, 106, 9, 6, 'ink'),
  },
  cat: {
    faceAt: 100,
    drawing:
      path(
        'M42 30c20 4 34 16 42 30h32c8-14 22-26 42-30 8 26 8 48 6 62a68 68 0 1 1-128 0c-2-14-2-36 6-62Z',
        'grey',
      ) +
      path(
        'M52 46c10 4 16 10 20 18l-20 16c-4-12-4-24 0-34Zm96 0c-10 4-16 10-20 18l20 16c4-12 4-24 0-34Z',
        'rose',
      ) +
      line('M20 112l30 5M18 132l32-4M180 112l-30 5M182 132l-32-4', 'ink', 3),
  },
  peach: {
    faceAt: 104,
    drawing:
      path('M100 44C64 26 26 54 30 104c4 44 38 68 70 68s66-24 70-68c4-50-34-78-70-60Z', 'blush') +
      line('M100 46c-9 12-10 24-8 34', 'pink', 4) +
      path('M100 42c8-24 28-30 46-24-4 20-24 30-46 24Z', 'green'),
  },
  sun: {
    faceAt: 96,
    drawing:
      [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} 100 100)">${path('M100 8l12 28H88Z', 'amber')}</g>`,
        )
        .join('') + circle(100, 100, 60, 'gold'),
  },
  moon: {
    faceAt: 100,
    drawing:
      circle(100, 100, 70, 'gold') +
      `<g opacity=".35">${circle(66, 62, 9, 'amber')}${circle(146, 138, 12, 'amber')}${circle(138, 56, 6, 'amber')}</g>`,
  },
  star: {
    faceAt: 100,
    drawing: path(
      'M100 14c6 0 9 4 12 10l17 36 40 6c12 2 16 14 8 22l-29 29 7 41c2 12-8 19-18 13l-37-19-37 19c-10 6-20-1-18-13l7-41-29-29c-8-8-4-20 8-22l40-6 17-36c3-6 6-10 12-10Z',
      'gold',
    ),
  },
  cloud: {
    faceAt: 92,
    drawing:
      path('M54 142a38 38 0 0 1-6-75 50 50 0 0 1 92-18 44 44 0 0 1 8 87Z', 'sky') +
      line('M54 142h94', 'sky', 6),
  },
  cup: {
    faceAt: 108,
    drawing:
      line('M146 96h14a18 18 0 0 1 0 44h-16', 'cream', 12) +
      path('M40 78h112v52a40 40 0 0 1-40 40H80a40 40 0 0 1-40-40Z', 'cream') +
      oval(96, 78, 56, 12, 'brown'),
  },
  flame: {
    faceAt: 122,
    drawing:
      path(
        'M104 8c6 34 56 52 56 106 0 40-28 68-60 68s-60-26-60-64c0-30 18-44 26-66 8 8 12 16 14 28 14-16 24-40 24-72Z',
        'amber',
      ) +
      path(
        'M102 78c4 22 32 30 32 60 0 24-16 38-34 38s-34-14-34-36c0-18 10-24 14-38 6 6 8 10 10 18 6-10 12-24 12-42Z',
        'gold',
      ),
  },
  berry: {
    faceAt: 102,
    drawing:
      path(
        'M100 186C62 172 26 122 34 84c5-24 36-34 66-22 30-12 61-2 66 22 8 38-28 88-66 102Z',
        'red',
      ) +
      [
        [60, 84],
        [140, 84],
        [76, 150],
        [124, 150],
        [100, 168],
        [100, 76],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 3, 4, 'gold'))
        .join('') +
      path(
        'M100 66C84 70 66 66 58 50c16-2 26-4 36 2l6-24 6 24c10-6 20-4 36-2-8 16-26 20-42 16Z',
        'leaf',
      ),
  },
  ghost: {
    faceAt: 92,
    drawing: path('M36 176V96a64 64 0 0 1 128 0v80l-22-14-21 14-21-14-21 14-21-14Z', 'cream'),
  },
  pizza: {
    faceAt: 82,
    drawing:
      path('M24 50C70 26 130 26 176 50L108 182c-4 7-12 7-16 0Z', 'gold') +
      path('M20 44C70 16 130 16 180 44l-6 20C130 42 70 42 26 64Z', 'amber') +
      circle(96, 142, 10, 'red') +
      circle(58, 74, 8, 'red') +
      circle(146, 72, 8, 'red'),
  },
} satisfies Record<string, { drawing: string; faceAt: number }>;

export type Body = keyof typeof bodies;
