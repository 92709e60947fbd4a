import type { Figure } from '../figure/figure.ts';
import { mix, shift } from '../paint/colour.ts';
import { ellipse, lens, num, outline, type Pt, shape } from '../paint/geometry.ts';
import type { EyeShape } from '../traits/traits.ts';
import { drawLashes } from './lashes.ts';

interface Form {
  top: number;
  peak: number;
  bottom: number;
  /** Distance of the lid fold above the lashes; 0 means no visible fold. */
  fold: number;
}

const forms: Record<EyeShape, Form> = {
  almond: { top: 14, peak: 0.02, bottom: 9, fold: 8 },
  round: { top: 16.5, peak: 0, bottom: 10.5, fold: 9 },
  hooded: { top: 13, peak: 0.08, bottom: 9, fold: 4 },
  monolid: { top: 12, peak: -0.06, bottom: 8.5, fold: 0 },
  upturned: { top: 14, peak: 0.12, bottom: 9, fold: 8 },
  downturned: { top: 14, peak: -0.12, bottom: 9.5, fold: 8 },
};

/** Cheeks rise with a smile and push the lower lid up. */
const squeezes = { laugh: 1, grin: 0.42, smile: 0.26, soft: 0.08, aside: 0.1 } as const;

export function drawOpenEye(figure: Figure, s: number): string {
  const { traits, skin, paint, scene } = figure;
  const form = forms[traits.eyes.shape];
  const half = 28.5;
  const squeeze = squeezes[scene.expression];
  const tilt = traits.eyes.tilt;
  const top = form.top * (1 - squeeze * 0.2);
  const bottom = form.bottom * (1 - squeeze * 0.75);
  const inner: Pt = [-half * s, 4 + tilt * 0.4];
  const outer: Pt = [half * s, 0.5 - tilt];
  const px = form.peak * half * s;
  const upper: Pt[] = [
    inner,
    [-half * 0.56 * s + px * 0.4, -top * 0.72],
    [px, -top],
    [half * 0.58 * s + px * 0.4, -top * 0.76 - tilt * 0.4],
    outer,
  ];
  const lower: Pt[] = [
    outer,
    [half * 0.52 * s, bottom * 0.8 - tilt * 0.3],
    [0, bottom],
    [-half * 0.55 * s, bottom * 0.82],
    inner,
  ];
  const white = outline(upper, lower);
  const gx = scene.gaze * 9 - figure.head.turn * 6;
  const gy = -2.2;
  const r = 13.6;
  const iris = traits.eyes.colour;
  const irisFill = paint.radial([
    [0, shift(iris, { l: 0.1 })],
    [0.5, iris],
    [0.8, shift(iris, { l: -0.05 })],
    [1, shift(iris, { l: -0.2, c: 0.8 })],
  ]);
  const lit = scene.light.side;
  const eyeWhite = mix('#fbf6f2', skin.base, skin.dark ? 0.1 : 0.07);
  const lidLift = form.fold > 0 ? form.fold - squeeze * 1.5 : 0;
  const fold: Pt[] = upper.map(
    ([x, y], i) => [x * 1.02, y - lidLift * (i === 0 ? 0.45 : i === 4 ? 0.7 : 1)] as const,
  );
  return [
    lidLift > 0
      ? shape(outline(fold, [...upper].reverse()), mix(skin.light, skin.shade, 0.25), 0.75)
      : '',
    makeup(figure, fold, upper),
    shape(white, eyeWhite),
    `<g clip-path="${paint.clip(white)}">`,
    ellipse(gx, gy, r, r, `fill="${irisFill}"`),
    ellipse(
      gx,
      gy + 4,
      r * 0.7,
      r * 0.62,
      `fill="${paint.glow(shift(iris, { l: 0.2, c: 1.1 }), 0.55)}"`,
    ),
    ellipse(gx, gy, 6.1, 6.1, 'fill="#120b0c"'),
    shape(
      outline(
        upper,
        [...upper].map(([x, y], i): Pt => [x, y + (i === 0 || i === 4 ? 2 : 7)]).reverse(),
      ),
      skin.line,
      0.34,
    ),
    `<circle cx="${num(-half * s)}" cy="5" r="6" fill="${skin.blush}" fill-opacity="0.6"/>`,
    '</g>',
    ellipse(gx + lit * 4.6, gy - 4.8, 3.7, 3.7, 'fill="#fff" fill-opacity="0.95"'),
    ellipse(gx - lit * 4.4, gy + 4.6, 1.8, 1.8, 'fill="#fff" fill-opacity="0.5"'),
    lidLift > 0
      ? shape(lens(fold, 2.6, 0.6), skin.line, 0.5)
      : shape(
          lens(
            fold.map(([x, y]): Pt => [x, y - 5]),
            5,
          ),
          skin.shade,
          0.4,
        ),
    shape(lens(lower, 1.9), skin.line, 0.55),
    shape(
      lens(
        lower.map(([x, y]): Pt => [x * 0.94, y + 7]),
        5,
      ),
      skin.shade,
      0.32 + squeeze * 0.3,
    ),
    drawLashes(figure, s, upper, lower),
  ].join('');
}

function makeup({ traits, paint }: Figure, fold: readonly Pt[], upper: readonly Pt[]): string {
  const { strength, shadow } = traits.makeup;
  if (strength < 0.35) return '';
  const band = outline(
    fold.map(([x, y]): Pt => [x * 1.04, y - 4]),
    [...upper].reverse(),
  );
  return shape(
    band,
    paint.linear(0, 0, 0, 1, [
      [0, shadow, 0],
      [1, shadow, strength * 0.7],
    ]),
  );
}
