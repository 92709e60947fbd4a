import type { Figure } from '../figure/figure.ts';
import { lerp, type Pt } from '../paint/geometry.ts';
import { drawBraids, drawCoils } from './curls.ts';
import { cap } from './gathered.ts';
import { drawPanel, type Guides, type Hair, panelPath } from './panel.ts';
import { partedSide, sided } from './parted.ts';
import { sides } from './sides.ts';
export function coilTop(figure: Figure, lift: number, size: number, wide: number): string {
  const guides = cap(figure, lift).slice(2, -2);
  const inner = guides.map((g) => g[0] ?? ([0, 0] as Pt));
  const outer = guides.map((g) => g[2] ?? ([0, 0] as Pt)).map(([x, y]): Pt => [x * wide, y]);
  return drawCoils(figure, [...inner, ...outer.reverse()], 83, {
    size,
    count: 230,
    bump: size * 0.85,
  });
}

export function roundAfro(figure: Figure): Hair {
  const { volume } = figure.traits.hair;
  const round = Array.from(
    { length: 16 },
    (_, i): Pt => [
      Math.cos((i / 16) * 6.283) * (168 + volume * 20),
      -92 + Math.sin((i / 16) * 6.283) * (178 + volume * 10),
    ],
  );
  return {
    back: drawCoils(figure, round, 91, { size: 12, count: 260, bump: 13 }),
    front: sides(figure, 6, 0) + coilTop(figure, 18, 12, 1.05),
    cast: panelPath(cap(figure)),
    showsEars: true,
  };
}

export function locs(figure: Figure): Hair {
  const { volume } = figure.traits.hair;
  const options = { length: 150 + volume * 90, wave: 0, body: 14, inward: 0, part: 10 };
  const right = sided(partedSide(figure, 1, options), 1);
  const left = sided(partedSide(figure, -1, options), -1);
  const under = { strands: 5, depth: 1, rim: false };
  const wide: Guides = [0, 0.5, 1].map((u) =>
    (left[0] ?? []).map(([x, y], i): Pt => [lerp(x, right[0]?.[i]?.[0] ?? 0, u), y]),
  );
  return {
    back: drawPanel(figure, wide, { ...under, part: 92 }) + drawBraids(figure, wide, 93, 16, 15),
    front:
      drawPanel(figure, left, { ...under, part: 94 }) +
      drawPanel(figure, right, { ...under, part: 95 }) +
      drawBraids(figure, left, 96, 9, 16) +
      drawBraids(figure, right, 97, 9, 16),
    cast: panelPath(left) + panelPath(right),
    showsEars: false,
  };
}
