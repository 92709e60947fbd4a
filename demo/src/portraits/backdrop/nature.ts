import { area, blob, blurred, bokeh, fromLight, type Place, sky, softBar, wall } from './parts.ts';
import { leaves, ridge, ripples } from './scenery.ts';

type Draw = (place: Place) => string;

export const morning: Draw = (p) =>
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
  ].join('');

export const garden: Draw = (p) =>
  [
    sky(p, ['#eff3c4', '#a9cf8c', '#5f9a66', '#2a5a48']),
    leaves(p, ['#7fb573', '#4f8f5c', '#2f6a4c', '#b5d48a', '#8fbf7a'], 22),
    blob(p, fromLight(p.side, 120), 170, 380, 420, '#fdf9d4', 0.85),
    bokeh(p, 16, ['#f4f7c6', '#d3eaa0', '#ffffff', '#f7d9c0'], { y: [40, 1050], r: [14, 62] }, 0.4),
    bokeh(p, 9, ['#f2a6b4', '#f6c6b0', '#fff1f1'], { y: [720, 1120], r: [16, 38] }, 0.6),
  ].join('');

export const beach: Draw = (p) =>
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
        area('M-90 850Q200 812 400 850T890 836L890 872Q620 860 400 884T-90 880Z', '#ffffff', 0.7),
      6,
      480,
      460,
    ),
    bokeh(p, 8, ['#ffffff', '#fff0cf'], { y: [500, 860], r: [8, 26] }, 0.5),
  ].join('');

export const mountain: Draw = (p) =>
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
  ].join('');

export const autumn: Draw = (p) =>
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
  ].join('');
