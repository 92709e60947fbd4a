import {
  area,
  blob,
  block,
  blurred,
  bokeh,
  fromLight,
  type Place,
  sky,
  softBar,
  wall,
} from './backdrop-parts.ts';
import { num } from './geometry.ts';
import type { BackdropKind } from './moods.ts';

type Draw = (place: Place) => string;

function ridge({ random }: Place, base: number, height: number, steps: number): string {
  let d = `M-20 1220L-20 ${num(base)}`;
  let x = -20;
  for (let i = 1; i <= steps; i += 1) {
    const nx = -20 + (840 * i) / steps;
    const y = base - random.range(0.1, 1) * height;
    d += `S${num((x + nx) / 2)} ${num(y)} ${num(nx)} ${num(base - random.range(0, 0.4) * height)}`;
    x = nx;
  }
  return `${d}L820 1220Z`;
}

function towers(
  { random }: Place,
  colour: string,
  strength: number,
  base: number,
  windows?: string,
): string {
  let out = '';
  for (let x = -40; x < 820; ) {
    const width = random.range(60, 140);
    const top = base - random.range(40, 340);
    out += block(x, top, width, 1240 - top, colour, strength * random.range(0.7, 1));
    if (windows) {
      for (let i = 0; i < 9; i += 1)
        out += block(
          x + random.range(6, width - 20),
          top + random.range(20, 380),
          12,
          17,
          windows,
          random.range(0.5, 1),
        );
    }
    x += width * random.range(0.75, 1.05);
  }
  return out;
}

const shelves: Draw = ({ random }) => {
  const spines = [
    '#8a3a30',
    '#9a6a35',
    '#4a5844',
    '#3a465f',
    '#b5864a',
    '#6a3448',
    '#d0a868',
    '#5a4028',
  ];
  let out = '';
  for (let row = 0; row < 6; row += 1) {
    const y = -60 + row * 212;
    out += block(-40, y, 880, 184, '#26130b', 0.5);
    for (let x = -20; x < 820; ) {
      const width = random.range(20, 50);
      const height = random.range(118, 168);
      if (random.chance(0.93))
        out += block(
          x,
          y + 182 - height,
          width - 3,
          height,
          random.pick(spines),
          random.range(0.6, 0.95),
        );
      x += width;
    }
    out += block(-40, y + 180, 880, 26, '#6b4226', 0.95);
  }
  return out;
};

/** Light on water: flat streaks, denser near the horizon. */
const ripples = (
  { random }: Place,
  from: number,
  to: number,
  count: number,
  colour: string,
): string =>
  Array.from({ length: count }, () => {
    const depth = random.next() ** 1.6;
    const width = 60 + depth * 260;
    return block(
      random.range(-80, 800 - width / 2),
      from + depth * (to - from),
      width,
      3 + depth * 9,
      colour,
      random.range(0.2, 0.6),
    );
  }).join('');

const leaves = (place: Place, colours: readonly string[], count: number): string =>
  Array.from({ length: count }, () => {
    const { random } = place;
    const r = random.range(70, 210);
    return blob(
      place,
      random.range(-60, 860),
      random.range(-60, 1150),
      r,
      r * random.range(0.7, 1.1),
      place.tint(random.pick(colours)),
      random.range(0.35, 0.8),
    );
  }).join('');

export const BACKDROPS: Record<BackdropKind, Draw> = {
  sunset: (p) =>
    [
      sky(p, ['#ffe0a8', '#ffa98a', '#ee6a80', '#8f3f78', '#4a2a60']),
      blob(p, fromLight(p.side, 110), 250, 420, 420, '#fff0c0', 0.9),
      blurred(
        p,
        towers(p, '#8a3a6e', 0.5, 760) + towers(p, '#4a2458', 0.75, 930, '#ffc98a'),
        9,
        360,
        880,
      ),
      bokeh(
        p,
        12,
        ['#ffd9a0', '#ffb08a', '#ff8f9a', '#ffe9c8'],
        { y: [480, 1100], r: [14, 46] },
        0.5,
      ),
      bokeh(p, 5, ['#ffe0b0', '#ffb9a0'], { y: [60, 420], r: [40, 84] }, 0.28),
    ].join(''),
  morning: (p) =>
    [
      sky(p, ['#f4fbf6', '#b9dfe2', '#6fb3c4', '#3f8299']),
      blob(p, fromLight(p.side, 90), 160, 480, 520, '#ffffff', 0.9),
      blurred(
        p,
        area(ridge(p, 800, 150, 5), '#66a8b8', 0.7) + area(ridge(p, 960, 120, 6), '#357a90', 0.85),
        16,
        560,
        680,
      ),
      bokeh(p, 11, ['#ffffff', '#dff4f4', '#fff3d6'], { y: [60, 900], r: [18, 70] }, 0.36),
    ].join(''),
  garden: (p) =>
    [
      sky(p, ['#eff3c4', '#a9cf8c', '#5f9a66', '#2a5a48']),
      leaves(p, ['#7fb573', '#4f8f5c', '#2f6a4c', '#b5d48a', '#8fbf7a'], 22),
      blob(p, fromLight(p.side, 120), 170, 380, 420, '#fdf9d4', 0.85),
      bokeh(
        p,
        16,
        ['#f4f7c6', '#d3eaa0', '#ffffff', '#f7d9c0'],
        { y: [40, 1050], r: [14, 62] },
        0.4,
      ),
      bokeh(p, 9, ['#f2a6b4', '#f6c6b0', '#fff1f1'], { y: [720, 1120], r: [16, 38] }, 0.6),
    ].join(''),
  violet: (p) =>
    [
      sky(p, ['#ffd0da', '#d79ad8', '#8a66c0', '#44306f']),
      blob(p, fromLight(p.side, 140), 220, 420, 380, '#ffe4e0', 0.8),
      blurred(
        p,
        towers(p, '#6a4aa0', 0.55, 860) + towers(p, '#3a2868', 0.8, 1010, '#ffc9d8'),
        11,
        440,
        800,
      ),
      bokeh(
        p,
        14,
        ['#f9c6e6', '#c9b0ff', '#ffd9c0', '#b9a0f0'],
        { y: [80, 1060], r: [16, 64] },
        0.4,
      ),
    ].join(''),
  bar: (p) =>
    [
      wall(p, ['#5a3420', '#7a4a28', '#4a2818', '#2a140e']),
      blurred(
        p,
        [
          ...Array.from({ length: 45 }, (_, i) => {
            const h = p.random.range(96, 138);
            const x = (i % 15) * 58 - 16 + p.random.range(-6, 6);
            const y = 190 + Math.floor(i / 15) * 214;
            const c = p.random.pick([
              '#d9984a',
              '#9a4630',
              '#5a7a52',
              '#ecc070',
              '#7a3a34',
              '#e8b070',
              '#b8703a',
            ]);
            const k = p.random.range(0.5, 0.9);
            return block(x, y - h, 34, h, c, k) + block(x + 11, y - h - 34, 12, 40, c, k);
          }),
          ...[0, 1, 2].map((i) => block(-40, 190 + i * 214, 880, 22, '#26110a', 0.9)),
        ].join(''),
        8,
        -20,
        720,
      ),
      blob(p, fromLight(p.side, 130), 130, 420, 400, '#ffcf80', 0.8),
      bokeh(
        p,
        16,
        ['#ffd78a', '#ffb860', '#fff0c4', '#ff9a5a'],
        { y: [40, 900], r: [14, 54] },
        0.46,
      ),
    ].join(''),
  beach: (p) =>
    [
      wall(p, [
        '#ffd0a4',
        '#ffe6c8',
        '#ffdcc0',
        '#9fd0d4',
        '#5fb0bd',
        '#7cbcc0',
        '#ecd2a8',
        '#d8b184',
      ]),
      blob(p, fromLight(p.side, 170), 330, 380, 320, '#fff8e0', 0.95),
      blurred(
        p,
        ripples(p, 530, 830, 34, '#fff6e6') +
          area('M-40 850Q200 812 400 850T840 836L840 872Q620 860 400 884T-40 880Z', '#ffffff', 0.7),
        6,
        480,
        460,
      ),
      bokeh(p, 8, ['#ffffff', '#fff0cf'], { y: [500, 860], r: [8, 26] }, 0.5),
    ].join(''),
  mountain: (p) =>
    [
      sky(p, ['#ffeed8', '#f7cfc4', '#b9b6d6', '#7a94ba']),
      blob(p, fromLight(p.side, 130), 220, 420, 360, '#fff8e6', 0.85),
      blurred(
        p,
        area(ridge(p, 600, 300, 4), '#aab0d0', 0.8) +
          area(ridge(p, 740, 210, 5), '#8496bc', 0.85) +
          area(ridge(p, 890, 170, 5), '#5a7896', 0.9) +
          area(ridge(p, 1040, 120, 7), '#34566a', 0.95),
        10,
        220,
        1020,
      ),
      bokeh(p, 4, ['#ffffff', '#ffeeda'], { y: [80, 500], r: [30, 64] }, 0.2),
    ].join(''),
  library: (p) =>
    [
      wall(p, ['#4a2a18', '#5c3820', '#3a2014']),
      blurred(p, shelves(p), 8),
      blob(p, fromLight(p.side, 80), 240, 460, 480, '#ffd890', 0.7),
      blob(p, fromLight(p.side, 760), 900, 420, 480, '#1e0d0a', 0.55),
      bokeh(p, 7, ['#ffdf9f', '#ffca78'], { y: [80, 800], r: [18, 50] }, 0.36),
    ].join(''),
  rain: (p) =>
    [
      wall(p, ['#9fb9cc', '#6a8aa6', '#47647f', '#2c4258']),
      blurred(
        p,
        towers(p, '#3a5672', 0.7, 820, '#ffd9a0') +
          block(fromLight(p.side, 640) - 24, -40, 48, 1280, '#1c2833', 0.85),
        8,
        420,
        820,
      ),
      bokeh(
        p,
        18,
        ['#ffd9a0', '#ffb07a', '#bfe0ff', '#ff9a8a', '#e6f2ff'],
        { y: [260, 1060], r: [16, 56] },
        0.42,
      ),
      blob(p, fromLight(p.side, 60), 120, 440, 520, '#e9f6ff', 0.7),
      Array.from({ length: 60 }, () => {
        const x = p.random.range(0, 800);
        const y = p.random.range(0, 1150);
        const r = p.random.range(1.6, 5);
        return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r)}" ry="${num(r * 1.35)}" fill="#fff" fill-opacity="0.28"/>`;
      }).join(''),
      Array.from({ length: 9 }, () =>
        softBar(
          p,
          p.random.range(0, 800),
          p.random.range(-60, 600),
          p.random.range(5, 10),
          p.random.range(200, 560),
          '#eaf4ff',
          0.2,
        ),
      ).join(''),
    ].join(''),
  studio: (p) => {
    const tone = p.random.pick([
      ['#f4ece4', '#dccdc2', '#b09c92'],
      ['#e9e6ea', '#c9c3cd', '#938b9c'],
      ['#f3e0d6', '#e0b9ab', '#b07f78'],
      ['#e0e8e4', '#b9c9c2', '#7f958e'],
    ]);
    return [
      sky(p, tone),
      blob(p, 400, 460, 520, 560, '#ffffff', 0.5),
      blob(p, fromLight(p.side, 60), 120, 460, 520, '#ffffff', 0.6),
      blob(p, fromLight(p.side, 780), 1000, 480, 520, tone[2] ?? '#998888', 0.7),
    ].join('');
  },
  neon: (p) =>
    [
      sky(p, ['#b0308f', '#6f2a92', '#3a1f70', '#1c1540']),
      blob(p, fromLight(p.side, 720), 200, 380, 420, '#35b6ff', 0.7),
      blob(p, fromLight(p.side, 60), 300, 380, 460, '#ff4fb4', 0.65),
      blurred(
        p,
        `<g fill="none" stroke-linecap="round" stroke-width="16"><path d="M${fromLight(p.side, 70)} 120V560" stroke="#ffb0e6"/><path d="M${fromLight(p.side, 120)} 170V480" stroke="#ffd0f0"/><circle cx="${fromLight(p.side, 690)}" cy="270" r="92" stroke="#9aeaff"/><path d="M${fromLight(p.side, 610)} 470H${fromLight(p.side, 770)}" stroke="#9aeaff"/></g>`,
        9,
        40,
        620,
      ),
      bokeh(
        p,
        16,
        ['#6fd4ff', '#ff7fd0', '#b58fff', '#ffd0f0'],
        { y: [80, 1100], r: [14, 56] },
        0.38,
      ),
    ].join(''),
  cafe: (p) =>
    [
      wall(p, ['#f0e0cc', '#dcc2a4', '#b08c6c', '#7a5a44']),
      blurred(
        p,
        [
          block(fromLight(p.side, 150) - 150, 60, 300, 640, '#fffaf0', 0.9),
          block(fromLight(p.side, 150) - 6, 60, 12, 640, '#9a7458', 0.8),
          block(fromLight(p.side, 150) - 150, 330, 300, 12, '#9a7458', 0.8),
          block(fromLight(p.side, 640) - 110, 520, 220, 16, '#6a4a34', 0.9),
          ...[0, 1, 2, 3, 4].map((i) =>
            block(
              fromLight(p.side, 640) - 96 + i * 40,
              478 - (i % 2) * 12,
              26,
              42 + (i % 2) * 12,
              p.random.pick(['#f4ece0', '#c98f6a', '#7f9a6a', '#e0c090']),
              0.9,
            ),
          ),
          block(-40, 900, 880, 360, '#5a3c2c', 0.55),
        ].join(''),
        9,
        20,
        1220,
      ),
      [590, 700]
        .map((x, i) => blob(p, fromLight(p.side, x), 170 + i * 80, 110, 90, '#ffdf9a', 1))
        .join(''),
      leaves(p, ['#7f9a6a', '#5f8259'], 3),
      bokeh(p, 8, ['#fff3d6', '#ffdca6', '#ffffff'], { y: [60, 760], r: [14, 44] }, 0.4),
    ].join(''),
  harbour: (p) =>
    [
      wall(p, ['#34507f', '#7f7fa8', '#f0b090', '#f6cfa0', '#7a7f9e', '#3f5a86', '#2a3f66']),
      blob(p, fromLight(p.side, 150), 500, 420, 220, '#ffe4b0', 0.9),
      blurred(
        p,
        Array.from({ length: 11 }, (_, i) => {
          const h = p.random.range(34, 120);
          return block(-40 + i * 84, 690 - h, p.random.range(60, 96), h, '#33406a', 0.7);
        }).join('') + ripples(p, 710, 1120, 34, '#ffdcae'),
        7,
        520,
        700,
      ),
      bokeh(p, 15, ['#ffd090', '#fff0cc', '#ffb080'], { y: [590, 720], r: [8, 26] }, 0.65),
    ].join(''),
  autumn: (p) =>
    [
      sky(p, ['#ffeab0', '#f2b25e', '#c06a34', '#6a2f22']),
      leaves(p, ['#e08a3a', '#c4562a', '#f2b84f', '#8f3a22', '#d9a040'], 22),
      [60, 210, 640, 770]
        .map((x) => softBar(p, x, -20, p.random.range(40, 80), 1240, '#4a2418', 0.45))
        .join(''),
      blob(p, fromLight(p.side, 120), 200, 400, 420, '#fff2c4', 0.85),
      bokeh(
        p,
        17,
        ['#ffe19a', '#ffbf6a', '#ff9a5a', '#fff0cc'],
        { y: [40, 1080], r: [14, 56] },
        0.42,
      ),
    ].join(''),
  blush: (p) =>
    [
      sky(p, ['#fff3ea', '#f9d5ca', '#e5a3a3', '#b0687a']),
      blob(p, fromLight(p.side, 100), 160, 480, 480, '#ffffff', 0.8),
      blob(p, fromLight(p.side, 640), 520, 330, 330, '#f7b9a8', 0.55),
      blob(p, fromLight(p.side, 240), 900, 380, 300, '#d98a94', 0.5),
      bokeh(p, 7, ['#ffffff', '#ffe6dc'], { y: [80, 980], r: [34, 88] }, 0.28),
    ].join(''),
  lamps: (p) =>
    [
      wall(p, ['#2b2a55', '#4a3a70', '#5a3f66', '#2a2244']),
      blob(p, 400, 640, 520, 320, '#c96a6a', 0.5),
      blurred(p, towers(p, '#241f48', 0.8, 900, '#ffc070'), 10, 500, 740),
      blob(p, fromLight(p.side, 110), 200, 340, 340, '#ffc870', 0.8),
      Array.from({ length: 9 }, (_, i) => {
        const x = i * 100;
        const y = 150 + Math.sin(i * 1.1) * 40 + (i % 2) * 16;
        return blob(p, x, y, 34, 34, '#fff1c4', 1) + blob(p, x, y, 80, 80, '#ffbf60', 0.5);
      }).join(''),
      bokeh(
        p,
        18,
        ['#ffcf80', '#ffb070', '#ff8f8a', '#ffe6b0'],
        { y: [300, 1080], r: [12, 50] },
        0.44,
      ),
    ].join(''),
};
