import type { Figure } from '../figure/figure.ts';
import { along, lens, lerp, type Pt, shape } from '../paint/geometry.ts';
import { drawBun, gathered, looseStrands } from './gathered.ts';
import { drawPanel, type Guides, type Hair, hairFill } from './panel.ts';

const sideOf = (figure: Figure): -1 | 1 => (figure.traits.seed % 2 === 0 ? 1 : -1);

/** Goes up at the crown, falls behind the head and comes forward over one shoulder. */
export function ponytail(figure: Figure): Hair {
  const s = sideOf(figure);
  const wave = figure.traits.hair.texture === 'straight' ? 3 : 11;
  const length = 330 + figure.traits.hair.volume * 70;
  const spine: Pt[] = [
    [60, -190],
    [122, -120],
    [142, 0],
    [140, 110],
    [138, 200],
    [130, length * 0.8],
    [116, length],
  ];
  const widths = [14, 26, 34, 36, 36, 30, 8];
  const tail: Guides = [-1, -0.5, 0, 0.5, 1].map((t) =>
    spine.map(
      ([x, y], i): Pt => [
        s * (x + t * (widths[i] ?? 20) + Math.sin(i * 1.7 + t) * wave * Math.min(1, i / 2)),
        y - (i === spine.length - 1 ? Math.abs(t) * 22 : 0),
      ],
    ),
  );
  return gathered(figure, {
    back: drawBun(figure, s * 18, -226, 36),
    over: drawPanel(figure, tail, { part: 77, strands: 56, rim: 'side' }),
    front: looseStrands(figure),
    lift: 2,
    knot: [s * 14, -226],
  });
}

export function sidePlait(figure: Figure): Hair {
  const s = sideOf(figure);
  const spine: Pt[] = [
    [96 * s, 92],
    [122 * s, 160],
    [134 * s, 240],
    [128 * s, 320],
    [116 * s, 400],
  ];
  const plait = drawPlait(figure, spine);
  const nape: Guides = [-1, 0, 1].map((t): Pt[] => [
    [s * (70 + t * 40), -20],
    [s * (96 + t * 34), 60],
    [s * (110 + t * 26), 120],
  ]);
  return gathered(figure, {
    back: '',
    over: drawPanel(figure, nape, { part: 79, strands: 20, depth: 1, rim: false }) + plait,
    front: looseStrands(figure),
    lift: 4,
    knot: [-s * 30, -232],
  });
}

/** Lobes that fall in turn from the left and from the right. */
function drawPlait(figure: Figure, spine: readonly Pt[]): string {
  const { hair, rng, scene } = figure;
  const random = rng(78);
  const count = 13;
  let lobes = '';
  for (let i = 0; i < count; i += 1) {
    const u = i / (count - 1);
    const [x, y] = along(spine, u * 0.86);
    const size = lerp(46, 27, u);
    const dir = i % 2 === 0 ? 1 : -1;
    const line: Pt[] = [
      [x - dir * size * 0.62, y - size * 0.5],
      [x - dir * size * 0.16, y - size * 0.14],
      [x + dir * size * 0.2, y + size * 0.36],
      [x + dir * size * 0.1, y + size * 0.86],
    ];
    lobes +=
      shape(lens(line, size * 1.02, 0.42), hair.deep) +
      shape(lens(line, size * 0.9, 0.42), dir === scene.light.side ? hair.base : hairFill(figure));
    for (let k = 0; k < 5; k += 1) {
      const o = random.range(-0.26, 0.26) * size;
      lobes += shape(
        lens(
          line.map(([px, py]): Pt => [px + o * 0.7, py + o * 0.5]),
          random.range(2, 4.5),
        ),
        k % 2 === 0 ? hair.light : hair.deep,
        0.42,
      );
    }
  }
  const [ex, ey] = along(spine, 0.88);
  const tip: Guides = [-1, 0, 1].map((t): Pt[] => [
    [ex + t * 10, ey + 4],
    [ex + t * 17, ey + 30],
    [ex + t * 4, ey + 66],
  ]);
  return (
    lobes +
    drawPanel(figure, tip, { part: 76, strands: 16, width: 3, rim: false }) +
    `<rect x="${(ex - 13).toFixed(1)}" y="${(ey - 2).toFixed(1)}" width="26" height="11" rx="5" fill="${figure.traits.makeup.lips}"/>`
  );
}
