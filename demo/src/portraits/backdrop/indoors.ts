import { blob, block, blurred, bokeh, fromLight, type Place, sky, wall } from './parts.ts';
import { leaves, shelves } from './scenery.ts';

type Draw = (place: Place) => string;

export const bar: Draw = (p) =>
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
        ...[0, 1, 2].map((i) => block(-90, 190 + i * 214, 980, 22, '#26110a', 0.9)),
      ].join(''),
      8,
      -20,
      720,
    ),
    blob(p, fromLight(p.side, 130), 130, 420, 400, '#ffcf80', 0.8),
    bokeh(p, 16, ['#ffd78a', '#ffb860', '#fff0c4', '#ff9a5a'], { y: [40, 900], r: [14, 54] }, 0.46),
  ].join('');

export const library: Draw = (p) =>
  [
    wall(p, ['#4a2a18', '#5c3820', '#3a2014']),
    blurred(p, shelves(p), 8),
    blob(p, fromLight(p.side, 80), 240, 460, 480, '#ffd890', 0.7),
    blob(p, fromLight(p.side, 760), 900, 420, 480, '#1e0d0a', 0.55),
    bokeh(p, 7, ['#ffdf9f', '#ffca78'], { y: [80, 800], r: [18, 50] }, 0.36),
  ].join('');

export const studio: Draw = (p) => {
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
};

export const cafe: Draw = (p) =>
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
        block(-90, 900, 980, 360, '#5a3c2c', 0.55),
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
  ].join('');

export const blush: Draw = (p) =>
  [
    sky(p, ['#fff3ea', '#f9d5ca', '#e5a3a3', '#b0687a']),
    blob(p, fromLight(p.side, 100), 160, 480, 480, '#ffffff', 0.8),
    blob(p, fromLight(p.side, 640), 520, 330, 330, '#f7b9a8', 0.55),
    blob(p, fromLight(p.side, 240), 900, 380, 300, '#d98a94', 0.5),
    bokeh(p, 7, ['#ffffff', '#ffe6dc'], { y: [80, 980], r: [34, 88] }, 0.28),
  ].join('');
