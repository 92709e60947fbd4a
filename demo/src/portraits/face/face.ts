import type { Figure } from '../figure/figure.ts';
import { ellipse, shape } from '../paint/geometry.ts';

/** Skin of the head with its planes of light; features come on top. */
export function drawFace({ head, skin, paint, scene, traits }: Figure): string {
  const side = scene.light.side;
  const w = head.width;
  const lit = side < 0 ? 0 : 1;
  const base = paint.linear(lit, 0.1, 1 - lit, 0.5, [
    [0, skin.light],
    [0.45, skin.base],
    [1, skin.shade],
  ]);
  const [cheekX] = head.at(w * 0.52, 60);
  const [otherX] = head.at(-w * 0.52, 60);
  const [centre] = head.at(0, -60);
  const edge = (from: number, to: number, colour: string, strength: number): string =>
    shape(
      head.path,
      paint.linearAt(from, 0, to, 0, [
        [0, colour, strength],
        [0.4, colour, strength * 0.45],
        [1, colour, 0],
      ]),
    );
  const blush = paint.glow(
    skin.blush,
    ((skin.dark ? 0.16 : 0.2) + traits.flush * 0.2) * (traits.gender === 'male' ? 0.6 : 1),
  );
  const glow = paint.glow(skin.glow, skin.dark ? 0.34 : 0.55);
  const socket = paint.glow(skin.shade, 0.5);
  const eyeX = w * 0.46 + traits.eyes.spacing;
  const sockets = [-1, 1]
    .map((s) => ellipse(head.at(s * eyeX * 0.9, -8)[0], -10, 44, 27, `fill="${socket}"`))
    .join('');
  return [
    shape(head.path, base),
    `<g clip-path="${paint.clip(head.path)}">`,
    edge(-side * (w * 1.04), -side * w * 0.42, skin.deep, skin.dark ? 0.62 : 0.42),
    edge(side * (w * 1.04), side * w * 0.6, skin.shade, 0.38),
    ellipse(centre + side * 22, -86, 86, 62, `fill="${glow}"`),
    sockets,
    ellipse(cheekX, 62, 56, 38, `fill="${blush}"`),
    ellipse(otherX, 62, 56, 38, `fill="${blush}"`),
    ellipse(
      head.at(side * w * 0.6, 30)[0],
      32,
      40,
      24,
      `fill="${paint.glow(skin.glow, skin.dark ? 0.4 : 0.55)}"`,
    ),
    ellipse(head.at(-side * w * 0.56, 34)[0], 34, 32, 18, `fill="${paint.glow(skin.glow, 0.2)}"`),
    ellipse(
      head.at(0, head.chin - 24)[0],
      head.chin - 26,
      30,
      20,
      `fill="${paint.glow(skin.glow, 0.32)}"`,
    ),
    ellipse(
      head.at(0, head.chin)[0],
      head.chin + 22,
      w * 0.95,
      52,
      `fill="${paint.glow(skin.deep, 0.5)}"`,
    ),
    '</g>',
  ].join('');
}

/** A thin bright edge where the evening light grazes the skin. */
export function drawFaceRim({ head, paint, scene, traits }: Figure): string {
  const { side, colour, strength } = scene.light;
  const w = head.width;
  const fade = paint.linearAt(side * w, 0, side * w * 0.25, 0, [
    [0, colour, Math.min(0.9, 0.75 * strength)],
    [1, colour, 0],
  ]);
  const bearded = traits.beard === 'full' || traits.beard === 'short' ? 0.6 : 1;
  return `<g clip-path="${paint.clip(head.path)}"><path d="${head.path}" fill="none" stroke="${fade}" stroke-width="9" stroke-opacity="${0.7 * bearded}"/></g>`;
}
