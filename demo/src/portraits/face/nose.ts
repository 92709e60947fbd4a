import type { Figure } from '../figure/figure.ts';
import { ellipse, lens, outline, type Pt, shape } from '../paint/geometry.ts';

/** Built from shadow and light only; an outline would flatten it. */
export function drawNose({ head, skin, traits, paint, scene }: Figure): string {
  const { width: w, bridge, tip } = traits.nose;
  const base = head.noseBase;
  const dark = -scene.light.side;
  const smile = scene.expression === 'laugh' || scene.expression === 'grin' ? 1.07 : 1;
  const wide = w * smile;
  const [rootX] = head.at(0, -20, 1.02);
  const [tipX] = head.at(0, base - 14, 1.38);
  const [wingX] = head.at(0, base - 4, 1.12);
  const mid = (rootX + tipX) / 2;
  const root = 10 + (1 - bridge) * 4;
  const tipY = base - 15 + tip * 2;
  const shadow = outline(
    [
      [rootX + dark * root, -34],
      [rootX + dark * root * 0.9, -8],
      [mid + dark * 10, base - 46],
      [tipX + dark * 9, tipY - 6],
      [tipX + dark * 10, tipY + 12],
    ],
    [
      [tipX + dark * 10, tipY + 12],
      [wingX + dark * wide * 0.8, base + 3],
      [wingX + dark * (wide + 2), base - 8],
      [wingX + dark * wide * 0.8, base - 24],
      [mid + dark * 19, base - 48],
      [rootX + dark * (root + 9), -12],
      [rootX + dark * (root + 12), -34],
    ],
  );
  const wing = (s: number): string => {
    const x = wingX + s * wide;
    const crease: Pt[] = [
      [x - s * 4, base - 21],
      [x + s * 2, base - 12],
      [x + s * 1, base - 2],
      [x - s * 7, base + 3],
    ];
    return lens(crease, 3.6, 0.55);
  };
  const nostril = (s: number): string => {
    const x = wingX + s * wide * 0.48 + (tipX - wingX) * 0.35;
    return lens(
      [
        [x - s * wide * 0.24, base + 1.5],
        [x, base - 2.6],
        [x + s * wide * 0.3, base + 1],
      ],
      4.6,
      0.45,
    );
  };
  const shadeFill = paint.linear(0, 0, 0, 1, [
    [0, skin.deep, 0],
    [0.25, skin.deep, 0.1],
    [0.5, skin.deep, 0.06 + bridge * 0.14],
    [0.85, skin.deep, 0.3],
    [1, skin.deep, 0.38],
  ]);
  const light = skin.dark ? 0.42 : 0.6;
  return [
    ellipse(wingX, base + 9, wide * 1.15, 13, `fill="${paint.glow(skin.deep, 0.55)}"`),
    shape(shadow, shadeFill),
    ellipse(
      tipX,
      tipY + 4,
      wide * 0.95,
      19,
      `fill="${paint.glow(skin.light, skin.dark ? 0.5 : 0.75)}"`,
    ),
    ellipse(
      rootX * 0.4 + tipX * 0.6 - dark * 3,
      base - 52,
      8 + bridge * 2,
      36,
      `fill="${paint.glow(skin.glow, light * (0.5 + bridge * 0.5))}"`,
    ),
    ellipse(tipX - dark * 4, tipY - 1, 12, 10, `fill="${paint.glow(skin.glow, 0.95)}"`),
    ellipse(wingX - dark * wide * 0.82, base - 12, 7, 7, `fill="${paint.glow(skin.glow, 0.4)}"`),
    shape(
      lens(
        [
          [wingX - wide * 0.52 + (tipX - wingX) * 0.3, base + 1],
          [tipX * 0.5 + wingX * 0.5, base + 6],
          [wingX + wide * 0.52 + (tipX - wingX) * 0.3, base + 1],
        ],
        4,
      ),
      skin.deep,
      0.55,
    ),
    shape(wing(-1) + wing(1), skin.deep, 0.5),
    shape(nostril(-1) + nostril(1), skin.line, 0.72),
  ].join('');
}
