import { createRng } from '../../random.ts';
import { type BackdropKind, backdropKinds, moods } from './moods.ts';
import { moments, type Setting, stages } from './setting.ts';

export type Expression = 'laugh' | 'grin' | 'smile' | 'soft' | 'aside';

export interface PhotoScene {
  seed: number;
  setting: Setting;
  backdrop: BackdropKind;
  light: { side: -1 | 1; colour: string; strength: number };
  ambient: { colour: string; amount: number };
  pose: {
    tilt: number;
    lean: number;
    /** Of the head: 0 looks at the viewer. */
    turn: number;
    /** Of the shoulders: -1 and 1 are turned as far as one turns for a photo. */
    body: number;
    zoom: number;
    dx: number;
    dy: number;
  };
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

/** Straight into the camera, a little aside, or nearly over the shoulder. */
const turns: readonly (readonly [readonly [number, number], number])[] = [
  [[0.02, 0.1], 2],
  [[0.16, 0.28], 3],
  [[0.32, 0.42], 3],
];

/** About what a photo looks like in one colour, known without drawing it. */
export function toneOf(seed: number, photoIndex: number): string {
  return sceneFrom(seed, photoIndex).ambient.colour;
}

/** Photo 0 is the card picture: open eyes and a face turned to the viewer. */
export function sceneFrom(seed: number, photoIndex: number): PhotoScene {
  const order = createRng(seed, 211);
  const backdrops = order.shuffle(backdropKinds);
  const expressions = order.shuffle(everyExpression);
  const garments = order.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const turnSide = order.pick([-1, 1]);
  const rng = createRng(seed, 307, photoIndex);
  const cycle = <T>(list: readonly T[]): T => list[photoIndex % list.length] as T;

  const cover = photoIndex === 0;
  const settings = order.shuffle(moments);
  const setting = cover ? 'face' : (settings[(photoIndex - 1) % settings.length] ?? 'face');
  const stage = stages[setting];
  const possible = backdrops.filter((kind) => stage.places?.includes(kind) ?? true);
  const backdrop = possible[photoIndex % possible.length] ?? backdrops[0] ?? 'studio';
  const mood = moods[backdrop];
  const expression = cover
    ? rng.weighted<Expression>([
        ['smile', 3],
        ['grin', 3.2],
        ['soft', 2],
        ['laugh', 1.5],
        ['aside', 0.6],
      ])
    : cycle(expressions);
  const facing = turnSide * (photoIndex % 2 === 0 ? 1 : -1);
  const turn = facing * rng.range(...rng.weighted(turns));
  const zoom = rng.pick(stage.zooms);
  return {
    seed: Math.floor(rng.next() * 1e9),
    setting,
    backdrop,
    light: {
      side: rng.pick([-1, 1] as const),
      colour: rng.pick(mood.lights),
      strength: mood.strength * rng.range(0.85, 1.1),
    },
    ambient: { colour: mood.ambient, amount: mood.amount },
    pose: {
      tilt: rng.pick([-1, 1]) * rng.range(1, 12),
      lean: rng.range(-7, 7),
      turn,
      body: facing * rng.range(-0.5, 1),
      zoom: zoom * rng.range(0.97, 1.03),
      dx: (setting === 'face' ? rng.range(-34, 34) : rng.range(-14, 14)) - turn * 90,
      // Near faces come down a little, or the crown leaves the card.
      dy: rng.range(-12, 18) + Math.max(0, zoom - 1.27) * 90 + stage.dy,
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
