export type Pt = readonly [number, number];

// Taken once: a picture has some 50,000 coordinates, and a test runner's globals are slow to reach.
const { max, min, round } = Math;

/** Tenths that were written before: turning a fraction into digits costs more than all else here. */
const written = new Map<number, string>();

export function num(value: number): string {
  const tenths = round(value * 10);
  const known = written.get(tenths);
  if (known !== undefined) return known;
  const digits = `${tenths === 0 ? 0 : tenths / 10}`;
  // What is far off the canvas is rare and would only fill the memory.
  if (tenths > -20_000 && tenths < 20_000) written.set(tenths, digits);
  return digits;
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (v: number, low: number, high: number): number => min(high, max(low, v));
export const mirror = (points: readonly Pt[]): Pt[] => points.map(([x, y]) => [-x, y] as const);
export const move = (points: readonly Pt[], dx: number, dy: number): Pt[] =>
  points.map(([x, y]) => [x + dx, y + dy] as const);

function point(points: readonly Pt[], index: number, closed: boolean): Pt {
  const size = points.length;
  const found = points[closed ? (index + size) % size : clamp(index, 0, size - 1)];
  if (!found) throw new RangeError('A curve needs points');
  return found;
}

/** Catmull-Rom segments from the first point on (the pen is already there). */
function segments(points: readonly Pt[], closed = false): string {
  const count = closed ? points.length : points.length - 1;
  let path = '';
  let a = point(points, -1, closed);
  let b = point(points, 0, closed);
  let c = point(points, 1, closed);
  for (let i = 0; i < count; i += 1) {
    const d = point(points, i + 2, closed);
    const [ax, ay] = a;
    const [bx, by] = b;
    const [cx, cy] = c;
    const [dx, dy] = d;
    [a, b, c] = [b, c, d];
    path += `C${num(bx + (cx - ax) / 6)} ${num(by + (cy - ay) / 6)} ${num(cx - (dx - bx) / 6)} ${num(cy - (dy - by) / 6)} ${num(cx)} ${num(cy)}`;
  }
  return path;
}

export function curve(points: readonly Pt[], closed = false): string {
  const [x, y] = point(points, 0, false);
  return `M${num(x)} ${num(y)}${segments(points, closed)}${closed ? 'Z' : ''}`;
}

/** Several open curves joined to one closed outline; joints stay sharp. */
export function outline(...parts: readonly (readonly Pt[])[]): string {
  let path = '';
  for (const part of parts) {
    const [x, y] = point(part, 0, false);
    path += `${path === '' ? 'M' : 'L'}${num(x)} ${num(y)}${segments(part)}`;
  }
  return `${path}Z`;
}

/** A stroke that is thin at both ends: brow hair, lash line, hair strand, fold. */
export function lens(points: readonly Pt[], width: number, peak = 0.5): string {
  const last = points.length - 1;
  const side = (sign: number): Pt[] =>
    points.map(([x, y], i) => {
      const [px, py] = point(points, i - 1, false);
      const [qx, qy] = point(points, i + 1, false);
      const length = Math.hypot(qx - px, qy - py) || 1;
      const s = i / last;
      const rise = s < peak ? s / peak : (1 - s) / (1 - peak);
      const half = (width / 2) * Math.sin((rise * Math.PI) / 2) * sign;
      return [x - ((qy - py) / length) * half, y + ((qx - px) / length) * half] as const;
    });
  return outline(side(1), side(-1).reverse());
}

/** Point at t (0..1) on a smooth line through the points. */
export function along(points: readonly Pt[], t: number): Pt {
  const f = clamp(t, 0, 1) * (points.length - 1);
  const i = Math.min(Math.floor(f), points.length - 2);
  const u = f - i;
  const [a, b, c, d] = [-1, 0, 1, 2].map((o) => point(points, i + o, false)) as [Pt, Pt, Pt, Pt];
  const at = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * u +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * u * u +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * u ** 3);
  return [at(0), at(1)];
}

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: string,
): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" ${attributes}/>`;

export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`;
