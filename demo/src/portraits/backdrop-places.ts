import { blob, bokeh, fromLight, sky, softBar, softRidge, wall, type Place } from './backdrop-parts.ts';
import type { BackdropKind } from './moods.ts';
import { num } from './geometry.ts';

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

function towers(place: Place, colour: string, strength: number, base: number): string {
  const { random } = place;
  let out = '';
  for (let x = -40; x < 820; ) {
    const width = random.range(70, 150);
    const top = base - random.range(60, 330);
    out += softBar(place, x, top, width, 1220 - top, colour, strength * random.range(0.6, 1));
    x += width * random.range(0.7, 1);
  }
  return out;
}

const shelves: Draw = (place) => {
  const { random } = place;
  const spines = ['#7a2f2a', '#8a5a2f', '#3f4a3a', '#2f3a4f', '#a5763f', '#5a2a3a', '#c49a5a', '#4a3020'];
  let out = '';
  for (let row = 0; row < 6; row += 1) {
    const y = -30 + row * 205;
    for (let x = -20; x < 820; ) {
      const width = random.range(26, 58);
      const height = random.range(130, 172);
      out += softBar(place, x, y + 178 - height, width * 1.25, height, random.pick(spines), random.range(0.35, 0.75));
      x += width;
    }
    out += softBar(place, -20, y + 172, 840, 34, '#2a150c', 0.85, false);
  }
  return out;
};

const leaves = (place: Place, colours: readonly string[], count: number): string =>
  Array.from({ length: count }, () => {
    const { random } = place;
    const r = random.range(70, 210);
    return blob(place, random.range(-60, 860), random.range(-60, 1150), r, r * random.range(0.7, 1.1), random.pick(colours), random.range(0.35, 0.8));
  }).join('');

export const BACKDROPS: Record<BackdropKind, Draw> = {
  sunset: (p) => [
    sky(p, ['#ffe0a8', '#ffa98a', '#ee6a80', '#8f3f78', '#4a2a60']),
    blob(p, fromLight(p.side, 110), 250, 420, 420, '#fff0c0', 0.9),
    towers(p, '#7a2f66', 0.34, 760), towers(p, '#3f1f4f', 0.5, 930),
    bokeh(p, 16, ['#ffd9a0', '#ffb08a', '#ff8f9a', '#ffe9c8'], { y: [420, 1100], r: [16, 52] }, 0.55),
    bokeh(p, 5, ['#ffe0b0', '#ffb9a0'], { y: [60, 420], r: [40, 84] }, 0.32),
  ].join(''),
  morning: (p) => [
    sky(p, ['#f4fbf6', '#b9dfe2', '#6fb3c4', '#3f8299']),
    blob(p, fromLight(p.side, 90), 160, 480, 520, '#ffffff', 0.9),
    softRidge(p, ridge(p, 820, 130, 5), '#5b9fb0', 0.5), softRidge(p, ridge(p, 980, 110, 6), '#2f6f86', 0.6),
    bokeh(p, 11, ['#ffffff', '#dff4f4', '#fff3d6'], { y: [60, 900], r: [18, 70] }, 0.36),
  ].join(''),
  garden: (p) => [
    sky(p, ['#eff3c4', '#a9cf8c', '#5f9a66', '#2a5a48']),
    leaves(p, ['#7fb573', '#4f8f5c', '#2f6a4c', '#b5d48a', '#8fbf7a'], 22),
    blob(p, fromLight(p.side, 120), 170, 380, 420, '#fdf9d4', 0.85),
    bokeh(p, 16, ['#f4f7c6', '#d3eaa0', '#ffffff', '#f7d9c0'], { y: [40, 1050], r: [14, 62] }, 0.42),
    bokeh(p, 7, ['#f2a6b4', '#f6c6b0', '#fff1f1'], { y: [720, 1120], r: [18, 40] }, 0.55),
  ].join(''),
  violet: (p) => [
    sky(p, ['#ffd0da', '#d79ad8', '#8a66c0', '#44306f']),
    blob(p, fromLight(p.side, 140), 220, 420, 380, '#ffe4e0', 0.8),
    softRidge(p, ridge(p, 860, 160, 4), '#5a3f92', 0.5), softRidge(p, ridge(p, 1010, 120, 5), '#33245c', 0.65),
    bokeh(p, 14, ['#f9c6e6', '#c9b0ff', '#ffd9c0', '#b9a0f0'], { y: [80, 1060], r: [16, 68] }, 0.42),
  ].join(''),
  bar: (p) => [
    wall(p, ['#5a3420', '#7a4a28', '#4a2818', '#2a140e']),
    softBar(p, 20, 250, 760, 26, '#2a130a', 0.8, false), softBar(p, 20, 470, 760, 26, '#2a130a', 0.8, false),
    Array.from({ length: 26 }, (_, i) => softBar(p, (i % 13) * 64 - 20 + p.random.range(-8, 8), (i < 13 ? 120 : 330) + p.random.range(0, 40), 42, 140, p.random.pick(['#c98a3f', '#8f3f2a', '#3f5a3f', '#e0b060', '#6a2f2a', '#d9a060']), p.random.range(0.25, 0.6))).join(''),
    blob(p, fromLight(p.side, 130), 130, 420, 400, '#ffcf80', 0.85),
    bokeh(p, 18, ['#ffd78a', '#ffb860', '#fff0c4', '#ff9a5a'], { y: [40, 860], r: [16, 60] }, 0.5),
  ].join(''),
  beach: (p) => [
    wall(p, ['#ffd9b0', '#ffe9cf', '#f9d3b8', '#9fd0d4', '#63b0bd', '#7cbcc0', '#ecd2a8', '#d8b184']),
    blob(p, fromLight(p.side, 170), 330, 380, 320, '#fff8e0', 0.95),
    Array.from({ length: 16 }, () => softBar(p, p.random.range(-100, 560), p.random.range(540, 830), p.random.range(160, 420), p.random.range(7, 15), '#fff6e6', p.random.range(0.25, 0.6), false)).join(''),
    bokeh(p, 9, ['#ffffff', '#fff0cf'], { y: [480, 860], r: [10, 34] }, 0.5),
  ].join(''),
  mountain: (p) => [
    sky(p, ['#ffeed8', '#f7cfc4', '#b9b6d6', '#7a94ba']),
    blob(p, fromLight(p.side, 130), 220, 420, 360, '#fff8e6', 0.85),
    softRidge(p, ridge(p, 560, 250, 3), '#a3a9cc', 0.6), softRidge(p, ridge(p, 720, 200, 4), '#7d8fb6', 0.7),
    softRidge(p, ridge(p, 880, 170, 5), '#52708f', 0.8), softRidge(p, ridge(p, 1030, 120, 6), '#2f4f5f', 0.9),
    bokeh(p, 5, ['#ffffff', '#ffeeda'], { y: [80, 600], r: [24, 64] }, 0.25),
  ].join(''),
  library: (p) => [
    wall(p, ['#4a2a18', '#5c3820', '#3a2014']), shelves(p),
    blob(p, fromLight(p.side, 80), 240, 460, 480, '#ffd890', 0.75),
    blob(p, fromLight(p.side, 760), 900, 420, 480, '#1e0d0a', 0.55),
    bokeh(p, 8, ['#ffdf9f', '#ffca78'], { y: [80, 800], r: [20, 56] }, 0.4),
  ].join(''),
  rain: (p) => [
    wall(p, ['#9fb9cc', '#6a8aa6', '#47647f', '#2c4258']),
    towers(p, '#2f4a66', 0.4, 820),
    bokeh(p, 18, ['#ffd9a0', '#ffb07a', '#bfe0ff', '#ff9a8a', '#e6f2ff'], { y: [260, 1060], r: [16, 58] }, 0.42),
    blob(p, fromLight(p.side, 60), 120, 440, 520, '#e9f6ff', 0.7),
    Array.from({ length: 46 }, () => { const x = p.random.range(0, 800); const y = p.random.range(0, 1150); const r = p.random.range(2, 5.5); return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r)}" ry="${num(r * 1.3)}" fill="#fff" fill-opacity="0.3"/>`; }).join(''),
    Array.from({ length: 9 }, () => softBar(p, p.random.range(0, 800), p.random.range(-60, 600), p.random.range(5, 10), p.random.range(200, 560), '#eaf4ff', 0.22)).join(''),
    softBar(p, 596 - (p.side < 0 ? 0 : 420), -20, 44, 1240, '#22303f', 0.6),
  ].join(''),
  studio: (p) => {
    const tone = p.random.pick([['#f4ece4', '#dccdc2', '#b09c92'], ['#e9e6ea', '#c9c3cd', '#938b9c'], ['#f3e0d6', '#e0b9ab', '#b07f78'], ['#e0e8e4', '#b9c9c2', '#7f958e']]);
    return [sky(p, tone), blob(p, 400, 460, 520, 560, '#ffffff', 0.55), blob(p, fromLight(p.side, 60), 120, 460, 520, '#ffffff', 0.6), blob(p, fromLight(p.side, 780), 1000, 480, 520, tone[2] ?? '#998888', 0.7)].join('');
  },
  neon: (p) => [
    sky(p, ['#c62f9a', '#7a2a9a', '#3a1f70', '#1c1540']),
    blob(p, fromLight(p.side, 720), 200, 380, 420, '#35b6ff', 0.75),
    blob(p, fromLight(p.side, 60), 300, 380, 460, '#ff4fb4', 0.7),
    softBar(p, fromLight(p.side, 90), 90, 26, 520, '#ff9fe0', 0.75), softBar(p, fromLight(p.side, 690), 160, 22, 420, '#8fe6ff', 0.75),
    bokeh(p, 18, ['#6fd4ff', '#ff7fd0', '#b58fff', '#ffd0f0'], { y: [80, 1100], r: [14, 60] }, 0.42),
  ].join(''),
  cafe: (p) => [
    wall(p, ['#f0e0cc', '#dcc2a4', '#b08c6c', '#7a5a44']),
    [0, 1].map((i) => softBar(p, fromLight(p.side, i * 190 + 20) - (p.side < 0 ? 0 : 160), 40, 170, 640, '#fffaf0', 0.75)).join(''),
    [640, 740].map((x, i) => blob(p, fromLight(p.side, x), 180 + i * 90, 90, 70, '#ffdf9a', 0.95)).join(''),
    leaves(p, ['#7f9a6a', '#5f8259'], 4),
    bokeh(p, 10, ['#fff3d6', '#ffdca6', '#ffffff'], { y: [60, 760], r: [16, 48] }, 0.42),
    softBar(p, -20, 900, 840, 60, '#5a3c2c', 0.5, false),
  ].join(''),
  harbour: (p) => [
    wall(p, ['#34507f', '#7f7fa8', '#f0b090', '#f6cfa0', '#7a7f9e', '#3f5a86', '#2a3f66']),
    blob(p, fromLight(p.side, 150), 500, 420, 220, '#ffe4b0', 0.9),
    softRidge(p, 'M-20 1220L-20 640L90 640L100 610L210 612L220 640L400 640L420 622L560 620L570 640L820 636L820 700L-20 700Z', '#3a4468', 0.55),
    Array.from({ length: 14 }, () => softBar(p, p.random.range(-60, 620), p.random.range(720, 1120), p.random.range(120, 340), p.random.range(6, 14), '#ffdcae', p.random.range(0.15, 0.4), false)).join(''),
    bokeh(p, 15, ['#ffd090', '#fff0cc', '#ffb080'], { y: [560, 720], r: [10, 30] }, 0.65),
  ].join(''),
  autumn: (p) => [
    sky(p, ['#ffeab0', '#f2b25e', '#c06a34', '#6a2f22']),
    leaves(p, ['#e08a3a', '#c4562a', '#f2b84f', '#8f3a22', '#d9a040'], 22),
    blob(p, fromLight(p.side, 120), 200, 400, 420, '#fff2c4', 0.85),
    bokeh(p, 17, ['#ffe19a', '#ffbf6a', '#ff9a5a', '#fff0cc'], { y: [40, 1080], r: [14, 58] }, 0.45),
  ].join(''),
  blush: (p) => [
    sky(p, ['#fff3ea', '#f9d5ca', '#e5a3a3', '#b0687a']),
    blob(p, fromLight(p.side, 100), 160, 480, 480, '#ffffff', 0.8),
    blob(p, fromLight(p.side, 640), 520, 330, 330, '#f7b9a8', 0.55), blob(p, fromLight(p.side, 240), 900, 380, 300, '#d98a94', 0.5),
    bokeh(p, 7, ['#ffffff', '#ffe6dc'], { y: [80, 980], r: [34, 88] }, 0.32),
  ].join(''),
  lamps: (p) => [
    wall(p, ['#2b2a55', '#4a3a70', '#5a3f66', '#2a2244']),
    blob(p, 400, 640, 520, 320, '#c96a6a', 0.5),
    blob(p, fromLight(p.side, 110), 200, 340, 340, '#ffc870', 0.8),
    Array.from({ length: 9 }, (_, i) => { const x = i * 100; const y = 150 + Math.sin(i * 1.1) * 40 + (i % 2) * 16; return blob(p, x, y, 34, 34, '#fff1c4', 1) + blob(p, x, y, 80, 80, '#ffbf60', 0.5); }).join(''),
    bokeh(p, 20, ['#ffcf80', '#ffb070', '#ff8f8a', '#ffe6b0'], { y: [300, 1080], r: [12, 54] }, 0.48),
  ].join(''),
};
