import type { Figure } from '../figure/figure.ts';
import { mix } from '../paint/colour.ts';
import { lerp, num, outline, type Pt, shape } from '../paint/geometry.ts';
import { cap } from './gathered.ts';
import { drawHairline } from './hairline.ts';
import { drawPanel, type Guides, type Hair } from './panel.ts';
import { sides } from './sides.ts';
/** Clippered hair: a tone that fades out at the hairline, with grain. */
export function stubbleCap(figure: Figure, strength: number): Hair {
  const { hair, skin, paint, scene } = figure;
  const random = figure.rng(98);
  const guides = cap(figure, -12);
  const inner = guides.map((g) => g[0] ?? ([0, 0] as Pt));
  const outer = guides.map((g) => g[2] ?? ([0, 0] as Pt)).reverse();
  const tone = mix(hair.dark, skin.shade, 0.3);
  const layers = [0, 4, 8, 12]
    .map((dy) =>
      shape(
        outline(
          inner.map(([x, y]): Pt => [x * (1 - dy / 260), y + dy - 6]),
          outer,
        ),
        tone,
        strength * 0.42,
      ),
    )
    .join('');
  const d = outline(
    inner.map(([x, y]): Pt => [x, y + 2]),
    outer,
  );
  let grain = '';
  for (let i = 0; i < 900 * strength; i += 1)
    grain += `M${num(random.range(-140, 140))} ${num(random.range(-212, 20))}h0.1`;
  const sheen = paint.radialAt(scene.light.side * 46, -172, 110, [
    [0, scene.light.colour, 0.34],
    [0.5, scene.light.colour, 0.12],
    [1, scene.light.colour, 0],
  ]);
  const dark = paint.linearAt(-scene.light.side * 140, 0, 0, 0, [
    [0, hair.deep, 0.5],
    [1, hair.deep, 0],
  ]);
  const front = `${layers}<g clip-path="${paint.clip(d)}"><path d="${grain}" stroke="${hair.deep}" stroke-opacity="0.5" stroke-width="2.2" stroke-linecap="round"/></g>${shape(d, dark)}${shape(d, sheen)}`;
  return { back: '', front, cast: '', showsEars: true };
}

export function domeShine({ skin, paint, head, scene }: Figure): string {
  return shape(
    head.path,
    paint.radialAt(scene.light.side * 42, -164, 92, [
      [0, skin.glow, 0.55],
      [0.5, skin.glow, 0.18],
      [1, skin.glow, 0],
    ]),
  );
}

/** Hair combed back from a hairline that has moved up at the temples. */
export function receding(figure: Figure): Hair {
  const { head } = figure;
  const k = head.width / 126;
  const t = head.turn * 14;
  const h = head.hairline;
  const peak: Pt[] = [
    [-108 * k + t, -74],
    [-96 * k + t, -122],
    [-82 * k + t, -152],
    [-56 * k + t, -162],
    [-28 * k + t, h - 12],
    [t, h - 6],
    [28 * k + t, h - 12],
    [56 * k + t, -162],
    [82 * k + t, -152],
    [96 * k + t, -122],
    [108 * k + t, -74],
  ];
  const back: Pt[] = [
    [-136 * k, -80],
    [-132 * k, -126],
    [-112 * k, -168],
    [-76 * k, -202],
    [-36 * k, -219],
    [0, -223],
    [36 * k, -219],
    [76 * k, -202],
    [112 * k, -168],
    [132 * k, -126],
    [136 * k, -80],
  ];
  const combed: Guides = peak.map((root, i) => {
    const end = back[i] ?? root;
    return [root, [lerp(root[0], end[0], 0.5), lerp(root[1], end[1], 0.55)], end];
  });
  return {
    back: '',
    front:
      domeShine(figure) +
      sides(figure, 0, 0.2) +
      drawPanel(figure, combed, { part: 86, strands: 70, width: 4 }) +
      drawHairline(figure, peak, 14),
    cast: '',
    showsEars: true,
  };
}
