import { num } from '../paint/geometry.ts';
import { blob, block, blurred, bokeh, fromLight, type Place, sky, softBar, wall } from './parts.ts';
import { ripples, towers } from './scenery.ts';

type Draw = (place: Place) => string;

export const sunset: Draw = (p) =>
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
  ].join('');

export const violet: Draw = (p) =>
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
    bokeh(p, 14, ['#f9c6e6', '#c9b0ff', '#ffd9c0', '#b9a0f0'], { y: [80, 1060], r: [16, 64] }, 0.4),
  ].join('');

export const rain: Draw = (p) =>
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
  ].join('');

export const neon: Draw = (p) =>
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
  ].join('');

export const harbour: Draw = (p) =>
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
  ].join('');

export const lamps: Draw = (p) =>
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
  ].join('');
