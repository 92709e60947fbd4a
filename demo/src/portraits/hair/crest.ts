import type { Figure } from '../figure/figure.ts';
import { lerp, type Pt } from '../paint/geometry.ts';
import { cap } from './gathered.ts';
import { drawHairline } from './hairline.ts';
import { drawPanel, type Guides, type Hair, panelPath } from './panel.ts';
import { sides } from './sides.ts';
/** Top hair growing from the hairline up, over and to one side. */
export function crest(
  figure: Figure,
  options: { height: number; lean: number; curl: number; width?: number },
): Guides {
  const { head } = figure;
  const k = head.width / 126;
  const t = head.turn * 14;
  const h = head.hairline - 4;
  const width = (options.width ?? 110) * k;
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

/** The cap under the styled hair closes every gap to the skull. */
export const short = (figure: Figure, front: string, cast: string, lift = -8): Hair => ({
  back: drawPanel(figure, cap(figure, lift + 2), { part: 84, strands: 0, depth: 1, rim: false }),
  front:
    drawPanel(figure, cap(figure, lift), { part: 84, strands: 0, depth: 1, rim: false }) + front,
  cast,
  showsEars: true,
});

const rootsOf = (guides: Guides): Pt[] => guides.map((guide) => guide[0] ?? [0, 0]);

export function crested(
  figure: Figure,
  options: Parameters<typeof crest>[1],
  look: { body: number; fade: number; width?: number },
): Hair {
  const guides = crest(figure, options);
  return short(
    figure,
    sides(figure, look.body, look.fade) +
      drawPanel(figure, guides, { part: 85, strands: 60, width: look.width ?? 5, jitter: 4 }) +
      drawHairline(figure, rootsOf(guides)),
    panelPath(guides),
  );
}

/** Collar-length hair combed back behind the ears. */
export function combedLong(figure: Figure, length: number, wave: number): Hair {
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
    sides(figure, 6, 0) +
      drawPanel(figure, top, { part: 85, strands: 60, width: 6, jitter: 4 }) +
      drawHairline(figure, rootsOf(top)),
    panelPath(top),
  );
  return {
    ...base,
    back: drawPanel(figure, behind, { part: 90, strands: 60, depth: 1, width: 7, jitter: 5 }),
  };
}
