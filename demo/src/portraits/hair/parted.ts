import type { Figure } from '../figure/figure.ts';
import { lerp, move, type Pt } from '../paint/geometry.ts';
import { drawPanel, type Guides, type Hair, mirrorGuides, panelPath } from './panel.ts';

interface PartedOptions {
  /** Where the tips end, head space. */
  length: number;
  wave: number;
  /** How far the hair stands off the head at the sides. */
  body: number;
  /** Tips turn in (bob) or out. */
  inward: number;
  part: number;
  strands?: number;
}

/** One side of parted hair, drawn for the right side; x is mirrored for the left. */
export function partedSide(figure: Figure, side: -1 | 1, options: PartedOptions): Pt[][] {
  const { head } = figure;
  const k = head.width / 126;
  const part = options.part * side;
  const top = -226 - options.body * 0.25;
  const turn = head.turn * 16 * side;
  const forehead = head.hairline + 4;
  const tailFrom = 70;
  const steps = [0.18, 0.36, 0.54, 0.7, 0.85, 1];
  const outerX = 150 * k + options.body;
  const phase = side > 0 ? 0.4 : 1.1;
  const wave = (y: number, t: number): number => {
    const ramp = Math.min(1, Math.max(0, (y + 40) / 190));
    return options.wave * ramp * Math.sin((y / 78) * Math.PI + phase + t * 0.9);
  };
  const outerHead: Pt[] = [
    [part, top],
    [lerp(part, 78 * k, 0.62), top + 5],
    [109 * k + options.body * 0.5, -183 - options.body * 0.2],
    [142 * k + options.body * 0.8, -118],
    [outerX + 1, -20],
    [outerX + 4, tailFrom],
  ];
  const innerHead: Pt[] = [
    [part, forehead],
    [lerp(part, 70 * k, 0.42), forehead + 7],
    [80 * k + turn, -104],
    [108 * k + turn, -58],
    [122 * k + turn, 2],
    [124 * k + turn, tailFrom],
  ];
  const random = figure.rng(40 + side);
  // Uneven tips: locks, not a cut edge.
  const tips = [30, 16, 8, 3, 0, 2, 5, 10, 20].map(
    (v, i) =>
      v * (options.length > 230 ? 1 : 0.5) + (i % 2) * random.range(3, 6 + options.wave * 0.4),
  );
  return tips.map((tip, index) => {
    const t = index / (tips.length - 1);
    const skull = outerHead.map(([ox, oy], i): Pt => {
      const [ix, iy] = innerHead[i] ?? [ox, oy];
      const y = lerp(oy, iy, t);
      return [lerp(ox, ix, t) + wave(y, t) * 0.6, y];
    });
    const end = options.length - tip;
    const tail = steps.map((u): Pt => {
      const y = lerp(tailFrom, end, u);
      const inset = options.length > 230 ? lerp(124, 96, Math.min(1, u * 1.6)) : lerp(124, 112, u);
      const out = outerX + 4 + Math.sin(u * 2.4) * options.body * 0.35 - options.inward * u ** 3;
      return [
        lerp(out, inset * k + turn * (1 - u) - options.inward * 0.35 * u ** 3, t) + wave(y, t),
        y,
      ];
    });
    return [...skull, ...tail];
  });
}

export const sided = (guides: Guides, side: -1 | 1): Pt[][] =>
  side < 0 ? mirrorGuides(guides) : guides.map((g) => [...g]);

export function partedHair(figure: Figure, options: PartedOptions): Hair {
  const right = sided(partedSide(figure, 1, options), 1);
  const left = sided(partedSide(figure, -1, options), -1);
  const strands = options.strands ?? 44;
  const back: Guides = backGuides(right, left, options);
  return {
    back: drawPanel(figure, back, { part: 41, strands: 50, depth: 1, width: 6, rim: false }),
    front:
      drawPanel(figure, left, { part: 43, strands, rim: 'side' }) +
      drawPanel(figure, right, { part: 42, strands, rim: 'side' }),
    cast: panelPath(left.map((g) => move(g, 0, 0))) + panelPath(right),
    showsEars: false,
  };
}

function backGuides(right: Guides, left: Guides, options: PartedOptions): Guides {
  const r = right[0] ?? [];
  const l = left[0] ?? [];
  const bottom = options.length > 230 ? options.length - 8 : options.length - 16;
  return [0, 0.25, 0.5, 0.75, 1].map((t) =>
    l.map(([lx, ly], i): Pt => {
      const [rx, ry] = r[i] ?? [lx, ly];
      const y = lerp(ly, ry, t);
      const last = i === l.length - 1;
      return [lerp(lx * 0.97, rx * 0.97, t), last ? bottom + Math.sin(t * Math.PI) * 14 : y];
    }),
  );
}
