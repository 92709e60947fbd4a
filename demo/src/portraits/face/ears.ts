import type { Figure } from '../figure/figure.ts';
import { curve, lens, mirror, move, type Pt, shape } from '../paint/geometry.ts';

/** Ears reach from the brow to the tip of the nose. */
export function drawEars({ head, skin, paint, scene, traits }: Figure): string {
  const size = traits.gender === 'male' ? 1.08 : 0.96;
  return [-1, 1]
    .map((s) => {
      // The ear on the far side disappears behind the turned face.
      const hidden = s * head.turn > 0 ? Math.abs(head.turn) * 44 : -Math.abs(head.turn) * 8;
      const x = s * (head.width - 6 - hidden);
      const place = (points: readonly Pt[]): Pt[] =>
        move(s < 0 ? mirror(points) : points, x, 14).map(
          ([px, py]) => [px, 14 + (py - 14) * size] as const,
        );
      const outer = curve(
        place([
          [-8, -44],
          [14, -56],
          [29, -40],
          [27, -6],
          [20, 26],
          [10, 50],
          [-4, 50],
          [-10, 10],
        ]),
        true,
      );
      const fill = paint.linear(s < 0 ? 1 : 0, 0, s < 0 ? 0 : 1, 0.4, [
        [0, skin.deep],
        [0.5, s === scene.light.side ? skin.base : skin.shade],
        [1, s === scene.light.side ? skin.light : skin.shade],
      ]);
      return [
        shape(outer, fill),
        shape(
          lens(
            place([
              [2, -40],
              [15, -44],
              [21, -30],
              [19, -4],
              [12, 20],
            ]),
            5,
          ),
          skin.deep,
          0.55,
        ),
        shape(
          lens(
            place([
              [4, -18],
              [11, -12],
              [11, 4],
              [3, 16],
            ]),
            9,
          ),
          skin.deep,
          0.5,
        ),
      ].join('');
    })
    .join('');
}

export function earLobe({ head, traits }: Figure, s: number): Pt {
  const hidden = s * head.turn > 0 ? Math.abs(head.turn) * 44 : -Math.abs(head.turn) * 8;
  return [s * (head.width - 2 - hidden) + s * 2, traits.gender === 'male' ? 62 : 56];
}
