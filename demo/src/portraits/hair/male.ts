import type { Figure } from '../figure/figure.ts';
import type { MaleHair } from '../traits/traits.ts';
import { domeShine, receding, stubbleCap } from './bare.ts';
import { coilTop, locs, roundAfro } from './coiled-male.ts';
import { crop, sidePart } from './combed.ts';
import { combedLong, crested, short } from './crest.ts';
import { fringeOfBald } from './fringe-of-bald.ts';
import { cap, drawBun, gathered } from './gathered.ts';
import { type Hair, panelPath } from './panel.ts';
import { sides } from './sides.ts';

export function maleHair(figure: Figure, style: MaleHair): Hair {
  const { traits } = figure;
  const { volume, part, texture } = traits.hair;
  const lean = part >= 0 ? 1 : -1;
  switch (style) {
    case 'quiff':
      return crested(
        figure,
        { height: 26 + volume * 24, lean: lean * 17, curl: 9 },
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
    case 'sidePart':
      return sidePart(figure, lean);
    case 'crop':
      return crop(figure);
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
    case 'afro':
      return roundAfro(figure);
    case 'locs':
      return locs(figure);
    case 'receding':
      return receding(figure);
    case 'buzz':
      return stubbleCap(figure, 0.85);
    case 'bald': {
      if (traits.age < 45) return { back: '', front: domeShine(figure), cast: '', showsEars: true };
      return {
        back: '',
        front: domeShine(figure) + fringeOfBald(figure),
        cast: '',
        showsEars: true,
      };
    }
  }
}
