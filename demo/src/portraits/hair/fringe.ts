import type { Figure } from '../figure/figure.ts';
import type { Pt } from '../paint/geometry.ts';
import { drawPanel, type Guides, type Hair, panelPath } from './panel.ts';

export function fringeGuides({ head }: Figure): Guides {
  const k = head.width / 126;
  const t = head.turn * 18;
  const end = head.brow - 4;
  return [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((u): Pt[] => {
    const x = u * 112 * k;
    const low = end + Math.abs(u) ** 3 * 26 - 4;
    return [
      [x * 0.42, -222 + Math.abs(u) * 6],
      [x * 0.78, -196],
      [x * 0.96 + t * 0.5, -140],
      [x + t, low - 30],
      [x * 0.99 + t, low],
    ];
  });
}

export function drawFringe(figure: Figure, hair: Hair, guides: Guides): Hair {
  return {
    ...hair,
    front:
      hair.front + drawPanel(figure, guides, { part: 55, strands: 60, width: 4.5, rim: false }),
    cast: hair.cast + panelPath(guides),
  };
}
