import type { Figure } from '../figure/figure.ts';
import { mix } from '../paint/colour.ts';
import { along, curve, lens, mirror, outline, type Pt, shape } from '../paint/geometry.ts';

/** Lines of growth from root to tip, side by side; the hair between them is interpolated. */
export type Guides = readonly (readonly Pt[])[];

export interface Hair {
  back: string;
  /** Falls over the shoulders but stays behind the face. */
  over?: string;
  front: string;
  /** Outline of what hangs over the face, for its shadow on the skin. */
  cast: string;
  showsEars: boolean;
}

interface PanelOptions {
  part: number;
  strands: number;
  /** Darker for hair that lies behind. */
  depth?: number;
  width?: number;
  jitter?: number;
  /** false for none, 'side' for the outer guide only. */
  rim?: boolean | 'side';
  fill?: string;
}

export const mirrorGuides = (guides: Guides): Pt[][] => guides.map((guide) => mirror(guide));

export function guideAt(guides: Guides, t: number): Pt[] {
  const size = guides[0]?.length ?? 0;
  return Array.from({ length: size }, (_, j) =>
    along(
      guides.map((guide) => guide[j] ?? [0, 0]),
      t,
    ),
  );
}

export function panelPath(guides: Guides): string {
  const first = guides[0] ?? [];
  const last = guides[guides.length - 1] ?? [];
  const ends = guides.map((guide) => guide[guide.length - 1] ?? ([0, 0] as Pt));
  const starts = guides.map((guide) => guide[0] ?? ([0, 0] as Pt));
  return outline(first, ends, [...last].reverse(), starts.reverse());
}

export function hairFill({ hair, paint, scene }: Figure, depth = 0): string {
  const s = scene.light.side;
  const dim = depth > 0 ? mix(hair.dark, hair.deep, 0.5) : hair.base;
  return paint.linearAt(s * 190, -160, -s * 170, 160, [
    [0, depth > 0 ? hair.dark : hair.light],
    [0.3, dim],
    [0.75, depth > 0 ? hair.deep : hair.dark],
    [1, hair.deep],
  ]);
}

/** Light lies in a ring over the crown and again where long hair bends. */
function sheenFill({ hair, paint }: Figure): string {
  return paint.radialAt(0, 90, 460, [
    [0, hair.sheen, 0.05],
    [0.2, hair.sheen, 0.2],
    [0.33, hair.sheen, 0.05],
    [0.44, hair.sheen, 0.15],
    [0.555, hair.sheen, 0.8],
    [0.63, hair.sheen, 0.2],
    [0.72, hair.sheen, 0.05],
    [0.85, hair.sheen, 0.4],
    [1, hair.sheen, 0.1],
  ]);
}

export function drawPanel(figure: Figure, guides: Guides, options: PanelOptions): string {
  const { hair, rng, scene, paint } = figure;
  const random = rng(options.part);
  const path = panelPath(guides);
  const width = options.width ?? 5;
  // A short strand has one bend, a long one three or four: more points are only slower.
  const joints = (guides[0]?.length ?? 0) > 8 ? 7 : 5;
  const jitter = options.jitter ?? 2.5;
  const strand = (thickness: number): string => {
    const t = random.range(0.01, 0.99);
    const from = random.range(0, 0.3);
    const to = random.range(0.65, 1);
    const guide = guideAt(guides, t);
    const drift = random.range(-1, 1) * jitter;
    const points = Array.from({ length: joints }, (_, i): Pt => {
      const u = from + ((to - from) * i) / (joints - 1);
      const [x, y] = along(guide, u);
      return [x + drift * Math.sin(u * 5 + t * 9), y];
    });
    return lens(points, thickness * random.range(0.5, 1.3), random.range(0.35, 0.65));
  };
  const many = (count: number, thickness: number): string =>
    Array.from({ length: Math.round(count) }, () => strand(thickness)).join('');
  const dim = options.depth ?? 0;
  const s = scene.light.side;
  const rim = paint.linearAt(s * 210, 0, s * 40, 0, [
    [0, scene.light.colour, 0.75 * scene.light.strength],
    [1, scene.light.colour, 0],
  ]);
  return [
    shape(path, options.fill ?? hairFill(figure, dim)),
    `<g clip-path="${paint.clip(path)}">`,
    // Few paths of many strands each: a path costs by the area it reaches over.
    shape(
      many(options.strands * 0.35, width * 1.8) + many(options.strands * 0.45, width),
      hair.deep,
      0.38,
    ),
    shape(many(options.strands * 0.45, width * 1.2), hair.strand, dim ? 0.2 : 0.36),
    dim ? '' : shape(many(options.strands * 0.6, width * 0.9), sheenFill(figure), 0.85),
    options.rim === false
      ? ''
      : `<path d="${options.rim === 'side' ? curve(guides[0] ?? []) : path}" fill="none" stroke="${rim}" stroke-width="7"/>`,
    '</g>',
  ].join('');
}
