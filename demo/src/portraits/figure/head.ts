import { clamp, curve, lerp, type Pt } from '../paint/geometry.ts';
import { maturity, youth } from '../traits/age.ts';
import type { FaceShape, PortraitTraits } from '../traits/traits.ts';
import type { PhotoScene } from './scene.ts';

/** Head space: eyes at y 0, crown of the skull at -200, chin near 200. */
export interface Head {
  /** Half width at the cheekbones. */
  width: number;
  chin: number;
  noseBase: number;
  mouth: number;
  brow: number;
  hairline: number;
  points: Pt[];
  path: string;
  /** A point on the face after the slight turn; depth 1 lies on the skin, more sticks out. */
  at(x: number, y: number, depth?: number): Pt;
  /** How much narrower things get at x because of the turn. */
  squash(x: number): number;
  turn: number;
}

interface Shape {
  temple: number;
  cheek: number;
  jaw: number;
  chinWidth: number;
  chin: number;
}

const shapes: Record<FaceShape, Shape> = {
  oval: { temple: 0.97, cheek: 1, jaw: 0.8, chinWidth: 0.35, chin: 191 },
  round: { temple: 1, cheek: 1.05, jaw: 0.88, chinWidth: 0.42, chin: 183 },
  square: { temple: 0.99, cheek: 1, jaw: 0.87, chinWidth: 0.45, chin: 187 },
  heart: { temple: 1.02, cheek: 1.01, jaw: 0.77, chinWidth: 0.28, chin: 191 },
  long: { temple: 0.94, cheek: 0.95, jaw: 0.81, chinWidth: 0.37, chin: 199 },
  diamond: { temple: 0.92, cheek: 1.03, jaw: 0.79, chinWidth: 0.3, chin: 194 },
};

/** A jaw as wide as the cheeks is a box: what is more than `widest` counts for a third. */
const rounded = (jaw: number, widest: number): number => Math.min(jaw, widest + (jaw - widest) / 3);

export function createHead(traits: PortraitTraits, scene: PhotoScene): Head {
  const male = traits.gender === 'male';
  const form = shapes[traits.face.shape];
  const young = youth(traits.age);
  const old = maturity(traits.age);
  const w = (male ? 124 : 122) * traits.face.width;
  const open = scene.expression === 'laugh' ? 5 : 0;
  const chin = form.chin + traits.face.length + (male ? 9 : 0) - young * 7 + open;
  // Young jaws are slender below full cheeks; later the cheek sinks to the jaw.
  const fullness = traits.face.fullness;
  const cheek = form.cheek + young * 0.015 + fullness * 0.04 - old * 0.02;
  const jaw = rounded(
    form.jaw + traits.face.jaw + (male ? 0.05 - young * 0.025 : 0) + fullness * 0.05 + old * 0.02,
    cheek * 0.84,
  );
  const chinWidth =
    form.chinWidth + traits.face.chin + (male ? 0.09 - young * 0.03 : 0) + fullness * 0.05;
  const jowl = old * 0.03 + fullness * 0.03;
  const { turn } = scene.pose;
  const half: Pt[] = [
    [w * 0.5, -185],
    [w * 0.85, -140],
    [w * form.temple, -78],
    [w * cheek, -4],
    [w * cheek * 0.985, 52],
    [w * jaw, 118],
    [w * (lerp(chinWidth, jaw, 0.5) + jowl), chin - 34],
    [w * chinWidth * 0.66, chin - 8],
  ];
  // The skull turns about its axis, so the front of the jaw travels further than the crown.
  const travel = (y: number): number => turn * (y > 0 ? 10 + (y / 200) * 46 : 10);
  const points: Pt[] = [
    [travel(-200), -199],
    ...half.map(([x, y]): Pt => [x + travel(y), y]),
    [travel(chin), chin],
    ...[...half].reverse().map(([x, y]): Pt => [-x + travel(y), y]),
  ];
  const sin = Math.sin(turn);
  const cos = Math.cos(turn);
  const depthAt = (x: number, y: number): number =>
    108 * Math.sqrt(Math.max(0, 1 - (x / 165) ** 2)) * (1 - 0.35 * ((y - 20) / 220) ** 2);
  const noseBase = 74 + traits.nose.length - young * 4 + old * 5;
  return {
    width: w,
    chin,
    noseBase,
    mouth: lerp(noseBase, chin - open, 0.37),
    brow: -37 - traits.brows.height + old * 5,
    hairline: -131 - traits.hair.hairline + young * 6,
    points,
    path: curve(points, true),
    at: (x, y, depth = 1) => [x * cos + depthAt(x, y) * depth * sin, y],
    squash: (x) => clamp(cos - (x / 165) * sin * 0.75, 0.72, 1.12),
    turn,
  };
}
