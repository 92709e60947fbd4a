import type { Figure } from '../figure/figure.ts';
import { mix, shift } from '../paint/colour.ts';
import { along, lens, type Pt, shape } from '../paint/geometry.ts';

const lift = { laugh: 6, grin: 4, smile: 2, soft: 0, aside: 1 } as const;

export function drawBrows({ head, traits, hair, skin, scene, rng }: Figure): string {
  const random = rng(11);
  const { thickness, arch, tilt } = traits.brows;
  const eyeX = head.width * 0.465 + traits.eyes.spacing;
  const fair = mix(mix(traits.hair.colour, hair.base, 0.35), skin.line, 0.35);
  const colour = traits.hair.grey > 0.7 ? mix(fair, '#8d8888', 0.5) : shift(fair, { l: -0.05 });
  let body = '';
  let strands = '';
  for (const s of [-1, 1]) {
    const y = head.brow - lift[scene.expression];
    const spine: Pt[] = [
      head.at(s * (eyeX - 31), y + 2.5 - tilt * 0.4),
      head.at(s * (eyeX - 14), y - 1.5 - arch * 0.25),
      head.at(s * (eyeX + 8), y - 3.5 - arch * 0.5),
      head.at(s * (eyeX + 24), y - 1 - arch * 0.4),
      head.at(s * (eyeX + 39), y + 7 + tilt * 0.7),
    ];
    body += lens(spine, thickness, 0.24);
    for (let i = 0; i < 14; i += 1) {
      const t = random.range(0.02, 0.8);
      const [x, py] = along(spine, t);
      const [nx, ny] = along(spine, t + 0.14);
      const rise = thickness * (0.34 - t * 0.3) * random.range(0.6, 1.1);
      const offset = random.range(-0.24, 0.24) * thickness * (1 - t);
      strands += lens(
        [
          [x, py + offset + rise * 0.5],
          [(x + nx) / 2, (py + ny) / 2 + offset],
          [nx, ny + offset - rise * 0.5],
        ],
        1.7,
      );
    }
  }
  return shape(body, colour, 0.82) + shape(strands, shift(colour, { l: -0.06 }), 0.6);
}
