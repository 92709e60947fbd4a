import type { Figure } from '../figure/figure.ts';
import type { Expression } from '../figure/scene.ts';
import { mix } from '../paint/colour.ts';
import { ellipse, lens, num, outline, type Pt, shape } from '../paint/geometry.ts';

interface Form {
  width: number;
  /** How far the corners rise. */
  rise: number;
  open: number;
  thin: number;
}

const forms: Record<Expression, Form> = {
  laugh: { width: 1.26, rise: 15, open: 30, thin: 0.8 },
  grin: { width: 1.2, rise: 12, open: 17, thin: 0.82 },
  smile: { width: 1.13, rise: 8.5, open: 0, thin: 0.92 },
  soft: { width: 1.02, rise: 6.5, open: 0, thin: 1 },
  aside: { width: 1.06, rise: 7.5, open: 0, thin: 0.98 },
};

export function drawMouth(figure: Figure): string {
  const { head, traits, skin, paint, scene } = figure;
  const form = forms[scene.expression];
  const female = traits.gender === 'female';
  const w = traits.mouth.width * form.width * (head.width / 126);
  const u = traits.mouth.upper * form.thin;
  const l = traits.mouth.lower * form.thin;
  const { bow } = traits.mouth;
  const [cx] = head.at(0, head.mouth, 1.08);
  const squash = head.squash(0);
  const up = -form.rise;
  const seam: Pt[] = [
    [-w, up],
    [-w * 0.62, up * 0.28],
    [-w * 0.22, 0.5],
    [0, 1.5],
    [w * 0.22, 0.5],
    [w * 0.62, up * 0.28],
    [w, up],
  ];
  const upperEdge: Pt[] = [
    [-w, up],
    [-w * 0.58, -u * 0.52 + up * 0.42],
    [-w * 0.22, -u],
    [0, -u + bow],
    [w * 0.22, -u],
    [w * 0.58, -u * 0.52 + up * 0.42],
    [w, up],
  ];
  const o = form.open;
  const opening: Pt[] =
    o > 0
      ? [
          [w * 0.93, up + 1],
          [w * 0.76, o * 0.5 + up * 0.24],
          [w * 0.42, o * 0.92],
          [0, o],
          [-w * 0.42, o * 0.92],
          [-w * 0.76, o * 0.5 + up * 0.24],
          [-w * 0.93, up + 1],
        ]
      : [...seam].reverse();
  const lowerEdge: Pt[] = [
    [-w * 0.96, up + 1],
    [-w * 0.7, o * 0.56 + l * 0.5 + up * 0.36],
    [-w * 0.34, o * 0.97 + l * 0.92],
    [0, o + l],
    [w * 0.34, o * 0.97 + l * 0.92],
    [w * 0.7, o * 0.56 + l * 0.5 + up * 0.36],
    [w * 0.96, up + 1],
  ];
  const tone = female ? skin.lip : mix(skin.lip, skin.base, 0.42);
  const toneDark = female ? skin.lipDark : mix(skin.lipDark, skin.shade, 0.35);
  const upperFill = paint.linear(0, 0, 0, 1, [
    [0, mix(tone, skin.base, 0.12)],
    [1, toneDark],
  ]);
  const lowerFill = paint.linear(0, 0, 0, 1, [
    [0, tone],
    [0.55, mix(tone, skin.lipLight, 0.45)],
    [1, mix(tone, skin.deep, 0.12)],
  ]);
  const shine = female ? 0.35 + traits.makeup.strength * 0.35 : 0.16;
  const corner = (s: number): string =>
    lens(
      [
        [s * (w - 3), up + 3],
        [s * (w + 3), up - 1],
        [s * (w + 6), up - 7],
      ],
      3.6,
      0.4,
    );
  return [
    `<g transform="translate(${num(cx)} ${num(head.mouth)}) scale(${squash.toFixed(3)} 1)">`,
    ellipse(0, o + l + 8, w * 0.62, 9, `fill="${paint.glow(skin.deep, 0.6)}"`),
    o > 0 ? mouthInside(figure, seam, opening, w, o) : '',
    shape(outline(lowerEdge, opening), lowerFill),
    shape(outline(upperEdge, [...seam].reverse()), upperFill),
    shape(
      lens(
        [
          [-w * 0.36, o + l * 0.42],
          [0, o + l * 0.5],
          [w * 0.36, o + l * 0.42],
        ],
        l * 0.3,
      ),
      skin.lipLight,
      shine,
    ),
    shape(
      lens(
        [
          [-w * 0.2, -u - 2],
          [0, -u + bow - 2.4],
          [w * 0.2, -u - 2],
        ],
        2.2,
      ),
      skin.glow,
      0.5,
    ),
    o > 0 ? '' : shape(lens(seam, 3.4), mix(skin.line, skin.lipDark, 0.4), 0.85),
    shape(corner(-1) + corner(1), skin.line, 0.55),
    '</g>',
  ].join('');
}

/** One clean shape for the teeth: single teeth look uncanny at this size. */
function mouthInside(
  { paint }: Figure,
  seam: readonly Pt[],
  opening: readonly Pt[],
  w: number,
  open: number,
): string {
  const inside = outline(seam, opening);
  const teethY = open > 22 ? open * 0.62 : open * 0.86;
  const lower: Pt[] = opening.map(
    ([x, y]) => [x * 0.97, Math.min(y * 0.9, teethY - (x / w) ** 2 * 3)] as const,
  );
  return [
    shape(inside, '#5c1c24'),
    `<g clip-path="${paint.clip(inside)}">`,
    ellipse(0, open + 3, w * 0.42, open * 0.34, 'fill="#c2545c" fill-opacity="0.9"'),
    shape(
      outline(seam, lower),
      paint.linear(0, 0, 0, 1, [
        [0, '#e9dfd8'],
        [0.3, '#fffdf9'],
        [1, '#fbf3ee'],
      ]),
    ),
    shape(lens(seam, 7), '#5c1c24', 0.22),
    '</g>',
  ].join('');
}
