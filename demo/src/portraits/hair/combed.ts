import type { Figure } from '../figure/figure.ts';
import type { Pt } from '../paint/geometry.ts';
import { short } from './crest.ts';
import { drawPanel, type Guides, type Hair, mirrorGuides, panelPath } from './panel.ts';
import { sideHair, sweep } from './short.ts';
import { sides } from './sides.ts';
export function sidePart(figure: Figure, lean: number): Hair {
  const { volume } = figure.traits.hair;
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
    // Up to the swept hair's own height: the parting must not notch the outline.
    4 + volume * 10,
  );
}

/** Short, combed forward to a straight fringe. */
export function crop(figure: Figure): Hair {
  const { head } = figure;
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
