import type { Figure } from '../figure/figure.ts';
import { lerp, type Pt } from '../paint/geometry.ts';
import { drawBraids, drawCoils, drawRinglets } from './curls.ts';
import { cap } from './gathered.ts';
import { drawPanel, type Guides, type Hair, panelPath } from './panel.ts';
import { partedSide, sided } from './parted.ts';

export function roundOutline(figure: Figure, rx: number, top: number, bottom: number): Pt[] {
  const k = figure.head.width / 126;
  const cy = (top + bottom) / 2;
  const ry = (bottom - top) / 2;
  return Array.from({ length: 18 }, (_, i): Pt => {
    const a = (i / 18) * Math.PI * 2;
    return [Math.cos(a) * rx * k, cy + Math.sin(a) * ry];
  });
}

/** Cap of natural hair down to the hairline, the front of an afro. */
export function coilFront(figure: Figure, lift: number, count: number, size: number): string {
  const guides = cap(figure, lift);
  const inner = guides.map((g) => g[0] ?? ([0, 0] as Pt));
  const outer = guides.map((g) => g[2] ?? ([0, 0] as Pt));
  return drawCoils(figure, [...inner, ...outer.reverse()], 63, {
    size,
    count,
    bump: size * 0.9,
    rim: false,
  });
}

export function ringlets(figure: Figure): Hair {
  const volume = figure.traits.hair.volume;
  const options = {
    length: lerp(190, 300, volume),
    wave: 0,
    body: 52,
    inward: -8,
    part: figure.traits.hair.part * 0.7,
  };
  const right = sided(partedSide(figure, 1, options), 1);
  const left = sided(partedSide(figure, -1, options), -1);
  const wide: Guides = [0, 0.25, 0.5, 0.75, 1].map((t) =>
    (left[0] ?? []).map(
      ([x, y], i): Pt => [lerp(x * 1.06, (right[0]?.[i]?.[0] ?? 0) * 1.06, t), y],
    ),
  );
  const under = { part: 64, strands: 24, depth: 1, rim: false };
  return {
    back: drawPanel(figure, wide, under) + drawRinglets(figure, wide, 65, 22, 26),
    front:
      drawPanel(figure, left, { ...under, part: 66 }) +
      drawPanel(figure, right, { ...under, part: 67 }) +
      drawRinglets(figure, left, 68, 16, 19) +
      drawRinglets(figure, right, 69, 16, 19),
    cast: panelPath(left) + panelPath(right),
    showsEars: false,
  };
}

export function braids(figure: Figure): Hair {
  const options = {
    length: 370,
    wave: 0,
    body: 20,
    inward: 6,
    part: figure.traits.hair.part * 0.6,
  };
  const right = sided(partedSide(figure, 1, options), 1);
  const left = sided(partedSide(figure, -1, options), -1);
  const under = { part: 71, strands: 6, depth: 1, rim: false };
  const wide: Guides = [0, 0.5, 1].map((t) =>
    (left[0] ?? []).map(([x, y], i): Pt => [lerp(x, right[0]?.[i]?.[0] ?? 0, t), y]),
  );
  return {
    back: drawPanel(figure, wide, under) + drawBraids(figure, wide, 72, 20, 12),
    front:
      drawPanel(figure, left, { ...under, part: 73 }) +
      drawPanel(figure, right, { ...under, part: 74 }) +
      drawBraids(figure, left, 75, 12, 12.5) +
      drawBraids(figure, right, 76, 12, 12.5),
    cast: panelPath(left) + panelPath(right),
    showsEars: false,
  };
}
