import { createRng } from '../../random.ts';
import type { PhotoScene } from '../figure/scene.ts';
import { mix, shift } from '../paint/colour.ts';
import { ellipse, num } from '../paint/geometry.ts';
import type { Paint } from '../paint/paint.ts';
import { backdrops } from './places.ts';

export function drawBackdrop(scene: PhotoScene, paint: Paint): string {
  const random = createRng(scene.seed, 503);
  const h = random.range(-24, 24);
  const c = random.range(0.8, 1.12);
  const l = random.range(-0.05, 0.03);
  return backdrops[scene.backdrop]({
    paint,
    random,
    side: scene.light.side,
    light: scene.light.colour,
    tint: (colour) => shift(colour, { h, c, l }),
  });
}

/** Light that lies over person and place together, so that they share one air. */
export function drawAir(scene: PhotoScene, paint: Paint): string {
  const { side, colour, strength } = scene.light;
  const x = side < 0 ? -40 : 840;
  const flare = ellipse(x, 120, 620, 620, `fill="${paint.glow(colour, 0.36 * strength)}"`);
  const low = mix(shift(scene.ambient.colour, { l: -0.22 }), '#2a0f1c', 0.3);
  const ground = `<rect y="${num(820)}" width="800" height="380" fill="${paint.linear(0, 0, 0, 1, [
    [0, low, 0],
    [1, low, 0.2],
  ])}"/>`;
  return flare + ground;
}
