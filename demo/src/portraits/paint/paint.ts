import { num } from './geometry.ts';

/** Offset, colour, opacity. */
type Stop = readonly [number, string, number?];

export interface Paint {
  /** Fractions of the shape's own box. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  /** Drawing coordinates, for light that passes over several shapes. */
  linearAt(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  radial(stops: readonly Stop[]): string;
  radialAt(cx: number, cy: number, r: number, stops: readonly Stop[]): string;
  clip(d: string): string;
  /** A soft-edged spot of one colour. */
  glow(colour: string, strength: number, core?: number): string;
  /** Costs time by area: only for the backdrop, and only where it has shapes. */
  blur(deviation: number, y: number, height: number): string;
  markup(): string;
}

export function createPaint(): Paint {
  const ids = new Map<string, string>();
  const use = (build: (id: string) => string): string => {
    const key = build('');
    const known = ids.get(key);
    const id = known ?? `p${ids.size}`;
    if (!known) ids.set(key, id);
    return id;
  };
  const stopList = (stops: readonly Stop[]): string =>
    stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${Math.round(opacity * 1000) / 1000}"` : ''}/>`,
      )
      .join('');
  const fine = (v: number): string => String(Math.round(v * 1000) / 1000);
  const radial = (stops: readonly Stop[]): string =>
    `url(#${use((id) => `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`)})`;
  return {
    linear: (x1, y1, x2, y2, stops) =>
      `url(#${use((id) => `<linearGradient id="${id}" x1="${fine(x1)}" y1="${fine(y1)}" x2="${fine(x2)}" y2="${fine(y2)}">${stopList(stops)}</linearGradient>`)})`,
    linearAt: (x1, y1, x2, y2, stops) =>
      `url(#${use((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopList(stops)}</linearGradient>`)})`,
    radial,
    radialAt: (cx, cy, r, stops) =>
      `url(#${use((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${stopList(stops)}</radialGradient>`)})`,
    clip: (d) => `url(#${use((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`,
    // A smoothstep-like falloff; a two-stop gradient shows a visible cone.
    glow: (colour, strength, core = 0) =>
      radial([
        [core, colour, strength],
        [core + (1 - core) * 0.35, colour, strength * 0.7],
        [core + (1 - core) * 0.7, colour, strength * 0.22],
        [1, colour, 0],
      ]),
    blur: (deviation, y, height) =>
      `url(#${use((id) => `<filter id="${id}" filterUnits="userSpaceOnUse" x="-60" y="${num(y)}" width="920" height="${num(height)}"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`)})`,
    markup: () =>
      `<defs>${[...ids].map(([key, id]) => key.replace('id=""', `id="${id}"`)).join('')}</defs>`,
  };
}
