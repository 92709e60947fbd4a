import type { Figure } from '../figure/figure.ts';
import { lightness, mix, shift } from '../paint/colour.ts';
import { along, curve, lens, num, outline, type Pt, shape } from '../paint/geometry.ts';

const densities = {
  stubble: 0.34,
  short: 0.78,
  full: 0.94,
  goatee: 0.88,
  moustache: 0.92,
  chin: 0.85,
} as const;

/** Drawn under the mouth, so the lips always stay free. */
export function drawBeard(figure: Figure): string {
  const { head, traits, hair, skin, paint, scene } = figure;
  if (traits.beard === 'none') return '';
  const density = densities[traits.beard];
  // Fair beards are darker and redder than the hair above them.
  const own =
    lightness(hair.base) > 0.6 && traits.hair.grey < 0.5
      ? mix(hair.base, '#8a5230', 0.42)
      : shift(hair.base, { l: -0.02 });
  const stubble = traits.beard === 'stubble';
  const colour = stubble
    ? mix(mix(own, skin.line, 0.5), skin.shade, 0.35)
    : mix(own, skin.shade, 0.08);
  const length = traits.beard === 'full' ? 26 : traits.beard === 'short' ? 9 : 2;
  const w = head.width;
  const mw = traits.mouth.width * 1.15;
  const lip = head.mouth - traits.mouth.upper;
  const at = (points: readonly Pt[]): Pt[] => points.map(([x, y]) => head.at(x, y));
  const jawLine = head.points.filter(([, y]) => y > 30);
  const jaw: Pt[] = jawLine.map(
    ([x, y]) => [x * (1 + length / 900), y + Math.max(0, (y - 90) / 110) * length] as const,
  );
  const cheek: Pt[] = [
    ...at([
      [-w * 0.93, 38],
      [-w * 0.84, 84],
      [-w * 0.62, head.noseBase + 20],
      [-mw * 0.95, lip - 1],
      [-22, lip - 13],
      [0, lip - 7],
      [22, lip - 13],
      [mw * 0.95, lip - 1],
      [w * 0.62, head.noseBase + 20],
      [w * 0.84, 84],
      [w * 0.93, 38],
    ]),
  ];
  const moustache: Pt[] = at([
    [-mw - 3, head.mouth + 5],
    [-mw * 0.8, lip - 4],
    [-24, lip - 14],
    [0, lip - 8],
    [24, lip - 14],
    [mw * 0.8, lip - 4],
    [mw + 3, head.mouth + 5],
  ]);
  const goat: Pt[] = at([
    [-mw - 4, head.mouth],
    [-mw - 2, head.mouth + 34],
    [-34, head.chin - 4],
    [0, head.chin + 10],
    [34, head.chin - 4],
    [mw + 2, head.mouth + 34],
    [mw + 4, head.mouth],
  ]);
  const tuft = curve(
    at([
      [-20, head.mouth + 32],
      [0, head.mouth + 27],
      [20, head.mouth + 32],
      [24, head.chin - 8],
      [0, head.chin + 8],
      [-24, head.chin - 8],
    ]),
    true,
  );
  const wings = [-1, 1].map((s) =>
    lens(
      at([
        [-s * 3, lip - 6],
        [s * mw * 0.34, lip - 9],
        [s * mw * 0.72, lip - 4],
        [s * (mw + 4), head.mouth - 1],
      ]),
      19,
      0.32,
    ),
  );
  const stache = wings.join('');
  const area =
    traits.beard === 'moustache'
      ? stache
      : traits.beard === 'chin'
        ? tuft
        : traits.beard === 'goatee'
          ? outline(moustache, [...goat].reverse())
          : outline(cheek, jaw);
  const top = traits.beard === 'stubble' ? 0.15 : 0.55;
  const fill = paint.linearAt(0, 20, 0, 130, [
    [0, colour, 0.05],
    [0.45, colour, density * top],
    [1, colour, density],
  ]);
  const lit = paint.linearAt(scene.light.side * w, 0, -scene.light.side * w, 0, [
    [0, hair.light, 0.4],
    [0.4, hair.light, 0],
    [0.7, hair.deep, 0],
    [1, hair.deep, 0.45],
  ]);
  return [
    shape(area, fill),
    traits.beard === 'stubble' ? '' : shape(area, lit),
    traits.beard === 'goatee' || traits.beard === 'short' || traits.beard === 'full'
      ? shape(stache, colour, 0.55)
      : '',
    texture(figure, area, jaw, cheek),
  ].join('');
}

function texture(
  { traits, hair, paint, rng, head }: Figure,
  area: string,
  jaw: readonly Pt[],
  cheek: readonly Pt[],
): string {
  const random = rng(31);
  const stubble = traits.beard === 'stubble';
  const amount = stubble ? 520 : 170;
  const size = traits.beard === 'full' ? 19 : 12;
  let dark = '';
  let light = '';
  for (let i = 0; i < amount; i += 1) {
    const t = random.next();
    const a = along(cheek, t);
    const b = along(jaw, 1 - t);
    const u = random.range(0.03, 0.98);
    const x = a[0] + (b[0] - a[0]) * u;
    const y = a[1] + (b[1] - a[1]) * u;
    if (stubble) {
      dark += `M${num(x)} ${num(y)}h0.1`;
      continue;
    }
    const lean = (x / head.width) * -5 + random.range(-2, 2);
    const hairPath = lens(
      [
        [x, y - size / 2],
        [x + lean * 0.4, y],
        [x + lean, y + size / 2],
      ],
      2.2,
    );
    if (random.chance(0.45)) light += hairPath;
    else dark += hairPath;
  }
  const marks = stubble
    ? `<path d="${dark}" stroke="${hair.deep}" stroke-opacity="0.34" stroke-width="2.1" stroke-linecap="round"/>`
    : shape(dark, hair.deep, lightness(hair.base) > 0.6 ? 0.26 : 0.5) +
      shape(light, hair.light, 0.38);
  return `<g clip-path="${paint.clip(area)}">${marks}</g>`;
}
