interface Oklab {
  l: number;
  a: number;
  b: number;
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number =>
  v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
const clamp01 = (v: number): number => Math.min(1, Math.max(0, v));

function fromHex(hex: string): Oklab {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = toLinear(((value >> 16) & 255) / 255);
  const g = toLinear(((value >> 8) & 255) / 255);
  const b = toLinear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toHex({ l, a, b }: Oklab): string {
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
  const hex = channels.map((v) =>
    Math.round(255 * clamp01(toGamma(clamp01(v))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Perceptual mix, so that skin shades keep their warmth instead of turning grey. */
export function mix(from: string, to: string, amount: number): string {
  const x = fromHex(from);
  const y = fromHex(to);
  const at = (p: number, q: number): number => p + (q - p) * amount;
  return toHex({ l: at(x.l, y.l), a: at(x.a, y.a), b: at(x.b, y.b) });
}

/** l is added to lightness, c multiplies chroma, h turns the hue in degrees. */
export function shift(
  hex: string,
  { l = 0, c = 1, h = 0 }: { l?: number; c?: number; h?: number },
): string {
  const lab = fromHex(hex);
  const chroma = Math.hypot(lab.a, lab.b) * c;
  const hue = Math.atan2(lab.b, lab.a) + (h * Math.PI) / 180;
  return toHex({ l: clamp01(lab.l + l), a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) });
}

export const lightness = (hex: string): number => fromHex(hex).l;
