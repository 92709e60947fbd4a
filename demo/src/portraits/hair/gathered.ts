import type { Figure } from '../figure/figure.ts';
import { ellipse, lens, lerp, type Pt, shape } from '../paint/geometry.ts';
import { drawHairline } from './hairline.ts';
import { drawPanel, type Guides, guideAt, type Hair, panelPath } from './panel.ts';

/** Hair combed from the hairline to one point on the crown. */
function combedBack(figure: Figure, knot: Pt): Guides {
  const { head } = figure;
  const k = head.width / 126;
  const h = head.hairline;
  const t = head.turn * 14;
  const fan = (root: Pt, over: Pt): Pt[] => [
    root,
    [lerp(root[0], over[0], 0.5), lerp(root[1], over[1], 0.4)],
    over,
    [lerp(over[0], knot[0], 0.6), lerp(over[1], knot[1], 0.62)],
    knot,
  ];
  return [
    fan([-119 * k + t, 14], [-139 * k, -104]),
    fan([-114 * k + t, -62], [-126 * k, -142]),
    fan([-84 * k + t, h + 22], [-84 * k, -182]),
    fan([t, h], [0, -196]),
    fan([84 * k + t, h + 22], [84 * k, -182]),
    fan([114 * k + t, -62], [126 * k, -142]),
    fan([119 * k + t, 14], [139 * k, -104]),
  ];
}

/** Silhouette of the skull under combed hair, so that the fan has no gaps. */
export function cap(figure: Figure, lift = 0): Guides {
  const { head } = figure;
  const k = head.width / 126;
  const t = head.turn * 14;
  const h = head.hairline;
  const outer: Pt[] = [
    [-128 * k, 26],
    [-142 * k, -52],
    [-132 * k, -134 - lift * 0.4],
    [-76 * k, -205 - lift],
    [0, -226 - lift],
    [76 * k, -205 - lift],
    [132 * k, -134 - lift * 0.4],
    [142 * k, -52],
    [128 * k, 26],
  ];
  const inner: Pt[] = [
    [-117 * k + t, 24],
    [-118 * k + t, -36],
    [-106 * k + t, -84],
    [-62 * k + t, h + 12],
    [t, h],
    [62 * k + t, h + 12],
    [106 * k + t, -84],
    [118 * k + t, -36],
    [117 * k + t, 24],
  ];
  return outer.map((point, i) => [
    inner[i] ?? point,
    [
      lerp(point[0], (inner[i] ?? point)[0], 0.5),
      lerp(point[1], (inner[i] ?? point)[1], 0.5),
    ] as const,
    point,
  ]);
}

export function drawCap(figure: Figure, lift: number, knot: Pt): string {
  const base = drawPanel(figure, cap(figure, lift), { part: 51, strands: 16, width: 3.5 });
  const fan = combedBack(figure, knot);
  const { hair, rng, paint } = figure;
  const random = rng(52);
  const line = (width: number): string => {
    const guide = guideAt(fan, random.range(0.02, 0.98));
    return lens(guide, width * random.range(0.6, 1.3), 0.4);
  };
  const many = (count: number, width: number): string =>
    Array.from({ length: count }, () => line(width)).join('');
  return [
    base,
    `<g clip-path="${paint.clip(panelPath(cap(figure, lift)))}">`,
    shape(many(26, 4.5), hair.deep, 0.42),
    shape(many(22, 3.5), hair.strand, 0.42),
    shape(many(12, 3), hair.sheen, 0.32),
    '</g>',
    drawHairline(
      figure,
      cap(figure, lift)
        .slice(2, -2)
        .map((guide) => guide[0] ?? [0, 0]),
    ),
  ].join('');
}

export function drawBun(figure: Figure, x: number, y: number, r: number): string {
  const { hair, paint, rng, scene } = figure;
  const random = rng(53);
  const s = scene.light.side;
  const ball = paint.radialAt(x + s * r * 0.35, y - r * 0.4, r * 1.5, [
    [0, hair.light],
    [0.4, hair.base],
    [0.8, hair.dark],
    [1, hair.deep],
  ]);
  let dark = '';
  let light = '';
  for (let i = 0; i < 26; i += 1) {
    const a = random.range(0, Math.PI * 2);
    const radius = r * random.range(0.35, 0.92);
    const arc: Pt[] = [0, 0.35, 0.7, 1.05].map(
      (d) =>
        [
          x + Math.cos(a + d) * radius * 1.05,
          y + Math.sin(a + d) * radius * (0.9 + 0.1 * d),
        ] as const,
    );
    const part = lens(arc, random.range(2, 5));
    if (random.chance(0.5)) dark += part;
    else light += part;
  }
  return (
    ellipse(x, y, r * 1.06, r * 0.96, `fill="${ball}"`) +
    shape(dark, hair.deep, 0.4) +
    shape(light, hair.light, 0.45)
  );
}

/** A few loose strands keep a bun from looking like a helmet. */
export function looseStrands(figure: Figure): string {
  const { head, hair } = figure;
  const k = head.width / 126;
  const t = head.turn * 14;
  const one = (s: number): string =>
    lens(
      [
        [s * 96 * k + t, -96],
        [s * 116 * k + t, -50],
        [s * 128 * k + t, 6],
        [s * 121 * k + t, 60],
        [s * 127 * k + t, 112],
      ],
      6.5,
      0.3,
    ) +
    lens(
      [
        [s * 104 * k + t, -80],
        [s * 121 * k + t, -30],
        [s * 124 * k + t, 30],
        [s * 131 * k + t, 78],
      ],
      4.5,
      0.3,
    );
  return shape(one(-1) + one(1), hair.base);
}

export function gathered(
  figure: Figure,
  parts: { back: string; over?: string; front?: string; lift: number; knot: Pt },
): Hair {
  return {
    back: parts.back,
    over: parts.over ?? '',
    front: drawCap(figure, parts.lift, parts.knot) + (parts.front ?? ''),
    cast: panelPath(cap(figure, parts.lift)),
    showsEars: true,
  };
}
