import type { Figure } from '../figure/figure.ts';
import { lerp, type Pt } from '../paint/geometry.ts';
import { cap } from './gathered.ts';
import { drawPanel, type Guides, type Hair, mirrorGuides, panelPath } from './panel.ts';
import { partedHair } from './parted.ts';

/** Hair swept from a parting across the forehead. */
export function sweep(
  figure: Figure,
  options: { from: number; lift: number; drop: number; reach: number; end: number },
): Guides {
  const { head } = figure;
  const k = head.width / 126;
  const t = head.turn * 16;
  const s = options.from > 0 ? -1 : 1;
  const top = -222 - options.lift;
  return [0, 0.25, 0.5, 0.75, 1].map((u): Pt[] => [
    [options.from, lerp(top, head.hairline - 2, u)],
    [
      lerp(options.from + s * 62, options.from + s * 40, u),
      lerp(top - 6, head.hairline - 6 + options.drop * 0.1, u),
    ],
    [s * lerp(96, 46, u) * k + t * u, lerp(top + 26, head.hairline + options.drop * 0.4, u)],
    [s * lerp(138, 92, u) * k + t * u, lerp(-140, head.hairline + options.drop, u)],
    [
      s * lerp(options.end > -20 ? 134 : 143, options.reach, u) * k + t * u,
      lerp(options.end, -46, u),
    ],
  ]);
}

/** Side hair from the crown down past the ear. */
export function sideHair(
  figure: Figure,
  options: { from: Pt; body: number; bottom: number; inner: number },
): Guides {
  const { head } = figure;
  const k = head.width / 126;
  const t = head.turn * 16;
  const { body, bottom } = options;
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((u, i): Pt[] => [
    [lerp(options.from[0], options.from[0] + 4, u), lerp(options.from[1], head.hairline - 4, u)],
    [lerp(112 + body * 0.6, 84, u) * k, lerp(-192 - body * 0.3, -112, u)],
    [lerp(142 + body, 112, u) * k + t * u, lerp(-118, -64, u)],
    [lerp(147 + body, options.inner, u) * k + t * u, lerp(-38, -20, u)],
    [
      lerp(131 + body * 0.25, options.inner - 4, u) * k + t * u,
      lerp(bottom - 18, bottom, u) + (i % 2) * 10 - Math.sin(u * Math.PI) * -8,
    ],
  ]);
}

export function pixie(figure: Figure): Hair {
  const { traits } = figure;
  const from = traits.hair.part > 0 ? 44 : -44;
  const near = sideHair(figure, { from: [44, -224], body: 2, bottom: 26, inner: 120 });
  const far = sideHair(figure, { from: [-44, -224], body: 2, bottom: 26, inner: 120 });
  const right = from > 0 ? near : far;
  const left = mirrorGuides(from > 0 ? far : near);
  const top = sweep(figure, { from, lift: 8, drop: 48, reach: 116, end: -58 });
  const nape = cap(figure, 4).map((g) => g.map(([x, y]): Pt => [x * 1.02, y > -60 ? y + 40 : y]));
  return {
    back: drawPanel(figure, nape, { part: 56, strands: 20, depth: 1, rim: false }),
    front:
      drawPanel(figure, left, { part: 57, strands: 26, width: 6, rim: 'side' }) +
      drawPanel(figure, right, { part: 58, strands: 26, width: 6, rim: 'side' }) +
      drawPanel(figure, top, { part: 59, strands: 48, width: 6, rim: 'side' }),
    cast: panelPath(left) + panelPath(right) + panelPath(top),
    showsEars: true,
  };
}

/** Chin-length layers with a long fringe combed to one side. */
export function shortLayers(figure: Figure): Hair {
  const { traits } = figure;
  const from = traits.hair.part > 0 ? 40 : -40;
  const base = partedHair(figure, {
    length: 124 + traits.hair.volume * 24,
    wave: traits.hair.texture === 'straight' ? 4 : 9,
    body: 24 + traits.hair.volume * 8,
    inward: 12,
    part: from,
    strands: 38,
  });
  const top = sweep(figure, { from, lift: 14, drop: 50, reach: 118, end: -20 });
  return {
    ...base,
    front: base.front + drawPanel(figure, top, { part: 59, strands: 52, width: 6, rim: false }),
    cast: base.cast + panelPath(top),
  };
}
