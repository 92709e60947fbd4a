import type { Figure } from './figure.ts';
import { lerp, type Pt } from './geometry.ts';
import { drawBraids, drawCoils, drawRinglets } from './hair-curls.ts';
import { drawFringe, fringeGuides } from './hair-fringe.ts';
import { cap, drawBun, drawCap, gathered, looseStrands } from './hair-gathered.ts';
import { drawPanel, type Guides, type Hair, panelPath } from './hair-panel.ts';
import { partedHair, partedSide, sided } from './hair-parted.ts';
import { pixie, shortLayers } from './hair-short.ts';
import { ponytail, sidePlait } from './hair-tails.ts';
import type { FemaleHair } from './traits.ts';

function roundOutline(figure: Figure, rx: number, top: number, bottom: number): Pt[] {
  const k = figure.head.width / 126;
  const cy = (top + bottom) / 2;
  const ry = (bottom - top) / 2;
  return Array.from({ length: 18 }, (_, i): Pt => {
    const a = (i / 18) * Math.PI * 2;
    return [Math.cos(a) * rx * k, cy + Math.sin(a) * ry];
  });
}

/** Cap of natural hair down to the hairline, the front of an afro. */
function coilFront(figure: Figure, lift: number, count: number, size: number): string {
  const guides = cap(figure, lift);
  const inner = guides.map((g) => g[0] ?? ([0, 0] as Pt));
  const outer = guides.map((g) => g[2] ?? ([0, 0] as Pt));
  return drawCoils(figure, [...inner, ...outer.reverse()], 63, {
    size,
    count,
    bump: size * 0.9,
    rim: false,
  });
}

function ringlets(figure: Figure): Hair {
  const volume = figure.traits.hair.volume;
  const options = {
    length: lerp(190, 300, volume),
    wave: 0,
    body: 52,
    inward: -8,
    part: figure.traits.hair.part * 0.7,
  };
  const right = sided(partedSide(figure, 1, options), 1);
  const left = sided(partedSide(figure, -1, options), -1);
  const wide: Guides = [0, 0.25, 0.5, 0.75, 1].map((t) =>
    (left[0] ?? []).map(
      ([x, y], i): Pt => [lerp(x * 1.06, (right[0]?.[i]?.[0] ?? 0) * 1.06, t), y],
    ),
  );
  const under = { part: 64, strands: 24, depth: 1, rim: false };
  return {
    back: drawPanel(figure, wide, under) + drawRinglets(figure, wide, 65, 22, 26),
    front:
      drawPanel(figure, left, { ...under, part: 66 }) +
      drawPanel(figure, right, { ...under, part: 67 }) +
      drawRinglets(figure, left, 68, 16, 19) +
      drawRinglets(figure, right, 69, 16, 19),
    cast: panelPath(left) + panelPath(right),
    showsEars: false,
  };
}

function braids(figure: Figure): Hair {
  const options = {
    length: 370,
    wave: 0,
    body: 20,
    inward: 6,
    part: figure.traits.hair.part * 0.6,
  };
  const right = sided(partedSide(figure, 1, options), 1);
  const left = sided(partedSide(figure, -1, options), -1);
  const under = { part: 71, strands: 6, depth: 1, rim: false };
  const wide: Guides = [0, 0.5, 1].map((t) =>
    (left[0] ?? []).map(([x, y], i): Pt => [lerp(x, right[0]?.[i]?.[0] ?? 0, t), y]),
  );
  return {
    back: drawPanel(figure, wide, under) + drawBraids(figure, wide, 72, 20, 12),
    front:
      drawPanel(figure, left, { ...under, part: 73 }) +
      drawPanel(figure, right, { ...under, part: 74 }) +
      drawBraids(figure, left, 75, 12, 12.5) +
      drawBraids(figure, right, 76, 12, 12.5),
    cast: panelPath(left) + panelPath(right),
    showsEars: false,
  };
}

function halfUp(figure: Figure): Hair {
  const { traits } = figure;
  const long = partedHair(figure, {
    length: 340,
    wave: traits.hair.texture === 'straight' ? 5 : 15,
    body: 14,
    inward: 10,
    part: 0,
    strands: 40,
  });
  return {
    back: drawBun(figure, 0, -246, 44) + long.back,
    front: long.front + drawCap(figure, 2, [0, -226]),
    cast: long.cast + panelPath(cap(figure)),
    showsEars: false,
  };
}

export function femaleHair(figure: Figure, style: FemaleHair): Hair {
  const { traits } = figure;
  const { volume, part, texture } = traits.hair;
  const wave = texture === 'straight' ? 3 : 8;
  switch (style) {
    case 'longStraight':
      return partedHair(figure, {
        length: lerp(300, 400, volume),
        wave: 3,
        body: 4 + volume * 14,
        inward: 14,
        part,
      });
    case 'longWavy':
      return partedHair(figure, {
        length: lerp(290, 390, volume),
        wave: 15 + volume * 5,
        body: 24 + volume * 14,
        inward: 4,
        part,
      });
    case 'lob':
      return partedHair(figure, {
        length: 250,
        wave: wave + 5,
        body: 18 + volume * 8,
        inward: 12,
        part,
      });
    case 'bob':
      return partedHair(figure, {
        length: 168,
        wave: wave * 0.5,
        body: 12 + volume * 10,
        inward: 30,
        part,
      });
    case 'fringe':
      return drawFringe(
        figure,
        partedHair(figure, { length: 340, wave: 4, body: 8, inward: 12, part: 0 }),
        fringeGuides(figure),
      );
    case 'fringeBob':
      return drawFringe(
        figure,
        partedHair(figure, { length: 160, wave: 2, body: 14, inward: 30, part: 0 }),
        fringeGuides(figure),
      );
    case 'topBun':
      return gathered(figure, {
        back: drawBun(figure, 0, -262, 58 + volume * 12),
        front: looseStrands(figure),
        lift: 0,
        knot: [0, -226],
      });
    case 'lowBun':
      return gathered(figure, {
        back: drawBun(figure, (part > 0 ? 1 : -1) * 104, 128, 58),
        front: looseStrands(figure),
        lift: 2,
        knot: [part * 0.4, -238],
      });
    case 'ponytail':
      return ponytail(figure);
    case 'ringlets':
      return ringlets(figure);
    case 'braids':
      return braids(figure);
    case 'sidePlait':
      return sidePlait(figure);
    case 'halfUp':
      return halfUp(figure);
    case 'afro':
      return {
        back: drawCoils(
          figure,
          roundOutline(figure, 205 + volume * 26, -318 - volume * 24, 96),
          61,
          { size: 15, count: 330, bump: 17 },
        ),
        front: coilFront(figure, 10, 150, 13),
        cast: panelPath(cap(figure)),
        showsEars: true,
      };
    case 'shortAfro':
      return {
        back: drawCoils(figure, roundOutline(figure, 156, -252, 60), 62, {
          size: 10,
          count: 180,
          bump: 11,
        }),
        front: coilFront(figure, 8, 170, 9.5),
        cast: panelPath(cap(figure)),
        showsEars: true,
      };
    case 'pixie':
      return pixie(figure);
    case 'shortLayers':
      return shortLayers(figure);
  }
}
