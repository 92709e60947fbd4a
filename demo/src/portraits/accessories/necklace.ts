import type { Body } from '../figure/body.ts';
import type { Figure } from '../figure/figure.ts';
import { shift } from '../paint/colour.ts';
import { along, curve, ellipse, type Pt } from '../paint/geometry.ts';

export function drawNecklace({ traits, paint, skin }: Figure, body: Body): string {
  const { necklace, metal } = traits;
  if (necklace === 'none') return '';
  const n = body.neck;
  const low = necklace === 'pendant' ? 352 : necklace === 'pearls' ? 322 : 334;
  const line: Pt[] = [
    [-n - 14, 262],
    [-n * 0.72, 302],
    [-n * 0.34, low - 12],
    [0, low],
    [n * 0.34, low - 12],
    [n * 0.72, 302],
    [n + 14, 262],
  ];
  const path = curve(line);
  const shine = paint.linear(0, 0, 1, 0, [
    [0, shift(metal, { l: -0.08 })],
    [0.4, shift(metal, { l: 0.1 })],
    [1, shift(metal, { l: -0.1 })],
  ]);
  const shadow = `<path d="${path}" fill="none" stroke="${skin.deep}" stroke-opacity="0.35" stroke-width="3" transform="translate(0 4)"/>`;
  if (necklace === 'pearls' || necklace === 'beads') {
    const fill =
      necklace === 'pearls'
        ? paint.radial([
            [0, '#ffffff'],
            [0.5, '#f4e9e3'],
            [1, '#c4b0ae'],
          ])
        : paint.radial([
            [0, shift(traits.makeup.lips, { l: 0.2 })],
            [0.6, traits.makeup.lips],
            [1, shift(traits.makeup.lips, { l: -0.15 })],
          ]);
    const count = 27;
    return (
      shadow +
      Array.from({ length: count }, (_, i) => {
        const [x, y] = along(line, i / (count - 1));
        return ellipse(x, y, 6, 6, `fill="${fill}"`);
      }).join('')
    );
  }
  const chain = `<path d="${path}" fill="none" stroke="${shine}" stroke-width="2.8"/>`;
  return (
    shadow +
    chain +
    (necklace === 'pendant'
      ? ellipse(
          0,
          low + 8,
          7.5,
          9,
          `fill="${paint.radial([
            [0, '#fffaf0'],
            [0.4, shift(metal, { l: 0.05 })],
            [1, shift(metal, { l: -0.2 })],
          ])}"`,
        )
      : '')
  );
}
