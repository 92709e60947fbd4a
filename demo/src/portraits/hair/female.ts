import type { Figure } from '../figure/figure.ts';
import { lerp } from '../paint/geometry.ts';
import type { FemaleHair } from '../traits/traits.ts';
import { braids, coilFront, ringlets, roundOutline } from './coiled-female.ts';
import { drawCoils } from './curls.ts';
import { drawFringe, fringeGuides } from './fringe.ts';
import { cap, drawBun, drawCap, gathered, looseStrands } from './gathered.ts';
import { type Hair, panelPath } from './panel.ts';
import { partedHair } from './parted.ts';
import { pixie, shortLayers } from './short.ts';
import { ponytail, sidePlait } from './tails.ts';

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
