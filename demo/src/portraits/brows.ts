import { mix, shift } from './colour.ts';
import type { Figure } from './figure.ts';
import { along, lens, shape, type Pt } from './geometry.ts';

const LIFT = { laugh: 6, grin: 4, smile: 2, soft: 0, aside: 1, wink: 3 } as const;

export function drawBrows({ head, traits, hair, skin, scene, rng }: Figure): string {
  const random = rng(11);
  const { thickness, arch, tilt } = traits.brows;
  const eyeX = head.width * 0.465 + traits.eyes.spacing;
  const fair = mix(mix(traits.hair.colour, hair.base, 0.35), skin.line, 0.35);
  const colour = traits.hair.grey > 0.7 ? mix(fair, '#8d8888', 0.5) : shift(fair, { l: -0.05 });
  let body = '';
  let strands = '';
  for (const s of [-1, 1]) {
    const y = head.brow - LIFT[scene.expression];
    const spine: Pt[] = [
      head.at(s * (eyeX - 31), y + 5 - tilt * 0.5),
      head.at(s * (eyeX - 14), y - 1 - arch * 0.2),
      head.at(s * (eyeX + 8), y - 4 - arch * 0.65),
      head.at(s * (eyeX + 24), y - 1 - arch * 0.55),
      head.at(s * (eyeX + 39), y + 8 + tilt),
    ];
    body += lens([[spine[0]?.[0] ?? 0, (spine[0]?.[1] ?? 0) + 1], ...spine.slice(1)], thickness, 0.3);
    for (let i = 0; i < 16; i += 1) {
      const t = (i + random.next()) / 17;
      const [x, py] = along(spine, t);
      const size = thickness * (0.75 - t * 0.35);
      const lean = s * (3 + t * 9);
      strands += lens([[x - lean * 0.4, py + size * 0.5], [x, py], [x + lean * 0.8, py - size * 0.42 + t * 4]], 1.8);
    }
  }
  return shape(body, colour, 0.78) + shape(strands, shift(colour, { l: -0.06 }), 0.6);
}
