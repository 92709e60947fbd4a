import { createRng } from '../../random.ts';
import { type BackdropKind, backdropKinds, moods } from './moods.ts';

export type Expression = 'laugh' | 'grin' | 'smile' | 'soft' | 'aside';

export interface PhotoScene {
  seed: number;
  backdrop: BackdropKind;
  light: { side: -1 | 1; colour: string; strength: number };
  ambient: { colour: string; amount: number };
  pose: { tilt: number; turn: number; zoom: number; dx: number; dy: number };
  expression: Expression;
  /** Look aside: where the eyes go, -1..1. */
  gaze: number;
  /** Fractions (0..1) that select from the person's own wardrobe. */
  outfit: { garment: number; colour: number; detail: number };
}

const everyExpression: readonly Expression[] = [
  'smile',
  'grin',
  'soft',
  'laugh',
  'aside',
  'grin',
  'smile',
];

/** Photo 0 is the card picture: open eyes and a face turned to the viewer. */
export function sceneFrom(seed: number, photoIndex: number): PhotoScene {
  const order = createRng(seed, 211);
  const backdrops = order.shuffle(backdropKinds);
  const expressions = order.shuffle(everyExpression);
  const garments = order.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const turnSide = order.pick([-1, 1]);
  const rng = createRng(seed, 307, photoIndex);
  const cycle = <T>(list: readonly T[]): T => list[photoIndex % list.length] as T;

  const backdrop = cycle(backdrops);
  const mood = moods[backdrop];
  const cover = photoIndex === 0;
  const expression = cover
    ? rng.weighted<Expression>([
        ['smile', 3],
        ['grin', 3.2],
        ['soft', 2],
        ['laugh', 1.5],
        ['aside', 0.6],
      ])
    : cycle(expressions);
  const turn = turnSide * (photoIndex % 2 === 0 ? 1 : -1) * rng.range(0.04, cover ? 0.2 : 0.28);
  return {
    seed: Math.floor(rng.next() * 1e9),
    backdrop,
    light: {
      side: rng.pick([-1, 1] as const),
      colour: rng.pick(mood.lights),
      strength: mood.strength * rng.range(0.85, 1.1),
    },
    ambient: { colour: mood.ambient, amount: mood.amount },
    pose: {
      tilt: rng.range(1, cover ? 5 : 8) * rng.pick([-1, 1]),
      turn,
      zoom: cover ? rng.range(1.12, 1.22) : rng.range(0.98, 1.26),
      dx: rng.range(-16, 16) - turn * 60,
      dy: rng.range(-10, 14),
    },
    expression,
    gaze:
      expression === 'aside'
        ? Math.sign(turn || 1) * rng.range(0.55, 0.95)
        : rng.range(-0.12, 0.12),
    outfit: {
      garment: (cycle(garments) + 0.5) / garments.length,
      colour: rng.next(),
      detail: rng.next(),
    },
  };
}
