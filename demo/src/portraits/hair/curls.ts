import type { Figure } from '../figure/figure.ts';
import { along, curve, lens, num, type Pt, shape } from '../paint/geometry.ts';
import { type Guides, guideAt, hairFill } from './panel.ts';

/** Spiral locks: a wobbling body with a bright front on every turn. */
export function drawRinglets(
  figure: Figure,
  guides: Guides,
  part: number,
  count: number,
  size: number,
): string {
  const { hair, rng, scene, paint } = figure;
  const random = rng(part);
  const s = scene.light.side;
  const lit = paint.linearAt(s * 210, -220, -s * 190, 120, [
    [0, hair.sheen],
    [0.35, hair.light],
    [0.7, hair.base],
    [1, hair.dark],
  ]);
  const body = paint.linearAt(s * 210, -220, -s * 190, 120, [
    [0, hair.base],
    [0.5, hair.dark],
    [1, hair.deep],
  ]);
  const order = random.shuffle(Array.from({ length: count }, (_, i) => (i + 0.5) / count));
  return order
    .map((t) => {
      const guide = guideAt(guides, t);
      const phase = random.range(0, 6);
      const reach = random.range(0.84, 1);
      const turns = random.range(5.6, 7.4);
      const wobble = (u: number): number =>
        Math.sin(u * turns * Math.PI * 2 + phase) * size * 0.42 * Math.min(1, 0.2 + u * 1.9);
      const steps = 34;
      const spine = Array.from({ length: steps + 1 }, (_, i): Pt => {
        const u = (i / steps) * reach;
        const [x, y] = along(guide, u);
        return [x + wobble(u), y];
      });
      let shine = '';
      for (let i = 2; i < steps - 2; i += 1) {
        const a = spine[i - 1];
        const b = spine[i];
        const c = spine[i + 1];
        // A highlight sits where the spiral swings to the light.
        if (a && b && c && (b[0] - a[0]) * s > 0 && (c[0] - b[0]) * s <= 0) {
          shine += lens(
            [
              [b[0] - s * size * 0.5, b[1] + size * 0.34],
              [b[0] - s * size * 0.05, b[1] - size * 0.06],
              [b[0] + s * size * 0.3, b[1] - size * 0.42],
            ],
            size * 0.42,
          );
        }
      }
      const line = curve(spine);
      return `<path d="${line}" fill="none" stroke="${hair.deep}" stroke-width="${num(size * 1.02)}" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${body}" stroke-width="${num(size * 0.78)}" stroke-linecap="round"/>${shape(shine, lit, 0.8)}`;
    })
    .join('');
}

/** Dense small coils inside an outline: afro, short natural hair, curly tops. */
export function drawCoils(
  figure: Figure,
  outlinePoints: readonly Pt[],
  part: number,
  options: { size: number; count: number; bump: number; rim?: boolean },
): string {
  const { hair, rng, scene, paint } = figure;
  const random = rng(part);
  const edge: Pt[] = [];
  outlinePoints.forEach((point, i) => {
    const next = outlinePoints[(i + 1) % outlinePoints.length] ?? point;
    const pieces = Math.max(
      1,
      Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / (options.bump * 2.1)),
    );
    for (let p = 0; p < pieces; p += 1)
      edge.push([
        point[0] + ((next[0] - point[0]) * p) / pieces,
        point[1] + ((next[1] - point[1]) * p) / pieces,
      ]);
  });
  const bumps = edge
    .map(([x, y]) => {
      const r = options.bump * random.range(0.8, 1.3);
      return `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;
    })
    .join('');
  const core = curve(outlinePoints, true);
  const xs = outlinePoints.map(([x]) => x);
  const ys = outlinePoints.map(([, y]) => y);
  const [minX, maxX, minY, maxY] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  let dark = '';
  let light = '';
  let bright = '';
  for (let i = 0; i < options.count; i += 1) {
    const x = random.range(minX, maxX);
    const y = random.range(minY, maxY);
    const r = options.size * random.range(0.6, 1.2);
    const a = random.range(0, 6.28);
    const arc: Pt[] = [0, 0.9, 1.8, 2.7, 3.6].map(
      (d) => [x + Math.cos(a + d) * r, y + Math.sin(a + d) * r * 0.85] as const,
    );
    const coil = lens(arc, r * 0.55, 0.5);
    const facing =
      ((x - (minX + maxX) / 2) / (maxX - minX)) * scene.light.side * 1.2 -
      (y - (minY + maxY) / 2) / (maxY - minY);
    if (facing + random.range(-0.35, 0.35) > 0.42) bright += coil;
    else if (facing + random.range(-0.4, 0.4) > -0.05) light += coil;
    else dark += coil;
  }
  const s = scene.light.side;
  const rim = paint.linearAt(s * 230, -60, s * 20, 0, [
    [0, scene.light.colour, 0.6 * scene.light.strength],
    [1, scene.light.colour, 0],
  ]);
  return [
    options.rim === false
      ? ''
      : `<path d="${bumps}" fill="none" stroke="${rim}" stroke-width="5"/>`,
    shape(core, hairFill(figure)),
    shape(bumps, hairFill(figure)),
    `<g clip-path="${paint.clip(core)}">`,
    shape(dark, hair.deep, 0.55),
    shape(light, hair.light, 0.42),
    shape(bright, hair.sheen, 0.38),
    '</g>',
  ].join('');
}

/** Thin braids or locs; the dashes read as the plaiting. */
export function drawBraids(
  figure: Figure,
  guides: Guides,
  part: number,
  count: number,
  size: number,
): string {
  const { hair, rng, traits, scene } = figure;
  const random = rng(part);
  const order = random.shuffle(Array.from({ length: count }, (_, i) => (i + 0.5) / count));
  return order
    .map((t) => {
      const guide = guideAt(guides, t);
      const reach = random.range(0.86, 1);
      const sway = random.range(-4, 4);
      const spine = Array.from({ length: 9 }, (_, i): Pt => {
        const [x, y] = along(guide, (i / 8) * reach);
        return [x + sway * Math.sin(i * 0.8), y];
      });
      const line = curve(spine);
      const shifted = curve(spine.map(([x, y]): Pt => [x + scene.light.side * size * 0.16, y]));
      const end = spine[spine.length - 1] ?? [0, 0];
      const bead =
        traits.gender === 'female' && random.chance(0.25)
          ? `<circle cx="${num(end[0])}" cy="${num(end[1] - 14)}" r="${num(size * 0.62)}" fill="${traits.metal}"/>`
          : '';
      return `<path d="${line}" fill="none" stroke="${hair.deep}" stroke-width="${num(size * 1.25)}" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${hair.base}" stroke-width="${num(size * 0.9)}" stroke-linecap="round"/><path d="${shifted}" fill="none" stroke="${hair.light}" stroke-opacity="0.75" stroke-width="${num(size * 0.5)}" stroke-dasharray="${num(size * 0.75)} ${num(size * 0.45)}"/>${bead}`;
    })
    .join('');
}
