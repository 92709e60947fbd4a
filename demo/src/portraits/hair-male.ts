import { mix } from './colour.ts';
import type { Figure } from './figure.ts';
import { lerp, num, outline, type Pt, shape } from './geometry.ts';
import { drawBraids, drawCoils } from './hair-curls.ts';
import { cap, drawBun, gathered } from './hair-gathered.ts';
import {
  drawPanel,
  type Guides,
  type Hair,
  hairFill,
  mirrorGuides,
  panelPath,
} from './hair-panel.ts';
import { partedSide, sided } from './hair-parted.ts';
import { sideHair, sweep } from './hair-short.ts';
import type { MaleHair } from './traits.ts';

/** Temples and sideburns; fade lets the skin through towards the ear. */
function sides(figure: Figure, body: number, fade: number, top = -168): string {
  const { head, hair, skin, paint } = figure;
  const k = head.width / 126;
  const t = head.turn * 14;
  const right: Guides = [0, 0.5, 1].map((u): Pt[] => [
    [
      lerp(top < -150 ? 99 + body * 0.5 : 128, 94, u) * k + t * u,
      lerp(top, Math.max(top + 20, -132), u),
    ],
    [lerp(134 + body, 107, u) * k + t * u, lerp(Math.max(-120, top + 28), -96, u)],
    [lerp(140 + body * 0.7, 112, u) * k + t * u, lerp(-66, -58, u)],
    [lerp(134, 115, u) * k + t * u, lerp(-12, -12, u)],
    [lerp(127, 116, u) * k + t * u, lerp(22, 34, u)],
  ]);
  const side =
    fade > 0
      ? paint.linearAt(0, -150, 0, 30, [
          [0, hair.dark],
          [0.3, mix(hair.dark, skin.shade, fade * 0.4)],
          [0.75, mix(hair.dark, skin.shade, fade * 0.75)],
          [1, mix(hair.dark, skin.shade, fade)],
        ])
      : hairFill(figure);
  const draw = (guides: Guides, part: number): string =>
    drawPanel(figure, guides, { part, strands: fade > 0.5 ? 10 : 22, width: 3.5, fill: side });
  return (
    draw(right, 81) +
    draw(
      mirrorGuides(right).map((g) => g.map(([x, y], i): Pt => [x + (i >= 0 ? 2 * t * 0.5 : 0), y])),
      82,
    )
  );
}

/** Top hair growing from the hairline up, over and to one side. */
function crest(
  figure: Figure,
  options: { height: number; lean: number; curl: number; width?: number },
): Guides {
  const { head } = figure;
  const k = head.width / 126;
  const t = head.turn * 14;
  const h = head.hairline - 4;
  const width = (options.width ?? 100) * k;
  const random = figure.rng(80);
  return [-1, -0.82, -0.6, -0.38, -0.14, 0.1, 0.34, 0.58, 0.8, 1].map((u, index): Pt[] => {
    const x = u * width + t;
    const dome = Math.sqrt(Math.max(0, 1 - u * u));
    const rootY = h + Math.abs(u) ** 2.4 * 30;
    // The side it leans away from stays put, or the crest turns into a cone.
    const lean = options.lean * dome * (0.25 + 0.75 * ((u * Math.sign(options.lean || 1) + 1) / 2));
    const ragged = index % 2 === 0 ? 0 : options.curl * random.range(0.2, 0.9);
    const top =
      -160 -
      (44 + options.height) * dome ** 0.85 -
      (u * Math.sign(options.lean || 1) > 0 ? 0.2 : 0.06) * options.height -
      ragged;
    return [
      [x, rootY],
      [x * 1.03 + lean * 0.05, lerp(rootY, top, 0.4)],
      [x * 1.05 + lean * 0.3, lerp(rootY, top, 0.74)],
      [x * 1.03 + lean * 0.75, lerp(rootY, top, 0.93)],
      [
        x * 0.97 + lean * 1.15 + Math.sign(options.lean) * options.curl * 0.7,
        top + (options.lean * u > 0 ? u * u * options.height * 0.5 : 0),
      ],
    ];
  });
}

/** Clippered hair: a tone that fades out at the hairline, with grain. */
function stubbleCap(figure: Figure, strength: number): Hair {
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

function coilTop(figure: Figure, lift: number, size: number, wide: number): string {
  const guides = cap(figure, lift).slice(2, -2);
  const inner = guides.map((g) => g[0] ?? ([0, 0] as Pt));
  const outer = guides.map((g) => g[2] ?? ([0, 0] as Pt)).map(([x, y]): Pt => [x * wide, y]);
  return drawCoils(figure, [...inner, ...outer.reverse()], 83, {
    size,
    count: 230,
    bump: size * 0.85,
  });
}

/** The cap under the styled hair closes every gap to the skull. */
const short = (figure: Figure, front: string, cast: string): Hair => ({
  back: drawPanel(figure, cap(figure, -6), { part: 84, strands: 6, depth: 1, rim: false }),
  front: drawPanel(figure, cap(figure, -8), { part: 84, strands: 8, depth: 1, rim: false }) + front,
  cast,
  showsEars: true,
});

function crested(
  figure: Figure,
  options: Parameters<typeof crest>[1],
  look: { body: number; fade: number; width?: number },
): Hair {
  const guides = crest(figure, options);
  return short(
    figure,
    sides(figure, look.body, look.fade) +
      drawPanel(figure, guides, { part: 85, strands: 60, width: look.width ?? 5, jitter: 4 }),
    panelPath(guides),
  );
}

function domeShine({ skin, paint, head, scene }: Figure): string {
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
function receding(figure: Figure): Hair {
  const { head } = figure;
  const k = head.width / 126;
  const t = head.turn * 14;
  const h = head.hairline;
  const peak: Pt[] = [
    [-108 * k + t, -74],
    [-96 * k + t, -122],
    [-80 * k + t, -160],
    [-52 * k + t, -164],
    [-24 * k + t, h - 8],
    [t, h - 4],
    [24 * k + t, h - 8],
    [52 * k + t, -164],
    [80 * k + t, -160],
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
      drawPanel(figure, combed, { part: 86, strands: 70, width: 4 }),
    cast: '',
    showsEars: true,
  };
}

/** Collar-length hair combed back behind the ears. */
function combedLong(figure: Figure, length: number, wave: number): Hair {
  const { head, traits } = figure;
  const k = head.width / 126;
  const behind: Guides = [-1, -0.5, 0, 0.5, 1].map((u): Pt[] => [
    [u * 118 * k, -150],
    [u * 150 * k, -60],
    [u * 152 * k, 30],
    [u * (146 * k + wave), 100],
    [u * (142 * k - wave * 0.5), length * 0.7],
    [u * (132 * k + wave * 0.4), length - Math.abs(u) * 22],
  ]);
  const top = crest(figure, {
    height: 20 + traits.hair.volume * 14,
    lean: traits.hair.part >= 0 ? 16 : -16,
    curl: 6,
    width: 108,
  });
  const base = short(
    figure,
    sides(figure, 6, 0) + drawPanel(figure, top, { part: 85, strands: 60, width: 6, jitter: 4 }),
    panelPath(top),
  );
  return {
    ...base,
    back: drawPanel(figure, behind, { part: 90, strands: 60, depth: 1, width: 7, jitter: 5 }),
  };
}

export function maleHair(figure: Figure, style: MaleHair): Hair {
  const { traits, head } = figure;
  const { volume, part, texture } = traits.hair;
  const lean = part >= 0 ? 1 : -1;
  switch (style) {
    case 'quiff':
      return crested(
        figure,
        { height: 26 + volume * 24, lean: lean * 26, curl: 9 },
        { body: 2, fade: 0.45 },
      );
    case 'slick':
      return crested(
        figure,
        { height: 14 + volume * 8, lean: 0, curl: 2 },
        { body: 4, fade: 0, width: 4 },
      );
    case 'crew':
      return crested(
        figure,
        { height: 12 + volume * 10, lean: lean * 6, curl: 2 },
        { body: -3, fade: 0.5, width: 4 },
      );
    case 'tousled':
      return crested(
        figure,
        { height: 34 + volume * 18, lean: lean * 34, curl: 16 },
        { body: 7, fade: 0, width: 8 },
      );
    case 'sidePart': {
      const top = sweep(figure, {
        from: -lean * 52,
        lift: 10 + volume * 10,
        drop: 10,
        reach: 112,
        end: 4,
      });
      const near = sideHair(figure, {
        from: [52, -229 - volume * 9],
        body: 2,
        bottom: 10,
        inner: 110,
      });
      const other = lean > 0 ? mirrorGuides(near) : near;
      return short(
        figure,
        sides(figure, 4, 0.15) +
          drawPanel(figure, other, { part: 87, strands: 24 }) +
          drawPanel(figure, top, { part: 88, strands: 54 }),
        panelPath(top),
      );
    }
    case 'crop': {
      const h = head.hairline + 26;
      const t = head.turn * 14;
      const k = head.width / 126;
      const guides: Guides = [-1, -0.5, 0, 0.5, 1].map((u): Pt[] => [
        [u * 78 * k, -234 + u * u * 38],
        [u * 98 * k, -206 + u * u * 36],
        [u * 103 * k + t, -160 + Math.abs(u) * 18],
        [u * 104 * k + t, h + Math.abs(u) * 12 + (Math.abs(u) === 0.5 ? 5 : 0)],
      ]);
      return short(
        figure,
        sides(figure, -2, 0.5) + drawPanel(figure, guides, { part: 89, strands: 70, width: 6 }),
        panelPath(guides),
      );
    }
    case 'medium':
      return combedLong(figure, 170, texture === 'straight' ? 3 : 10);
    case 'longStraight':
      return combedLong(figure, 290, 4);
    case 'manBun':
      return gathered(figure, {
        back: drawBun(figure, lean * 12, -246, 42),
        lift: -4,
        knot: [lean * 10, -222],
      });
    case 'curlyTop':
      return short(
        figure,
        sides(figure, 2, 0.35) + coilTop(figure, 26 + volume * 18, 15, 1.08),
        panelPath(cap(figure)),
      );
    case 'fade':
      return short(figure, sides(figure, -4, 0.7) + coilTop(figure, 4 + volume * 26, 9, 1), '');
    case 'afro': {
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
    case 'locs': {
      const options = { length: 150 + volume * 90, wave: 0, body: 14, inward: 0, part: 10 };
      const right = sided(partedSide(figure, 1, options), 1);
      const left = sided(partedSide(figure, -1, options), -1);
      const under = { strands: 5, depth: 1, rim: false };
      const wide: Guides = [0, 0.5, 1].map((u) =>
        (left[0] ?? []).map(([x, y], i): Pt => [lerp(x, right[0]?.[i]?.[0] ?? 0, u), y]),
      );
      return {
        back:
          drawPanel(figure, wide, { ...under, part: 92 }) + drawBraids(figure, wide, 93, 16, 15),
        front:
          drawPanel(figure, left, { ...under, part: 94 }) +
          drawPanel(figure, right, { ...under, part: 95 }) +
          drawBraids(figure, left, 96, 9, 16) +
          drawBraids(figure, right, 97, 9, 16),
        cast: panelPath(left) + panelPath(right),
        showsEars: false,
      };
    }
    case 'receding':
      return receding(figure);
    case 'buzz':
      return stubbleCap(figure, 0.85);
    case 'bald': {
      if (traits.age < 45) return { back: '', front: domeShine(figure), cast: '', showsEars: true };
      return {
        back: '',
        front: domeShine(figure) + sides(figure, -1, 0.35, -74),
        cast: '',
        showsEars: true,
      };
    }
  }
}
