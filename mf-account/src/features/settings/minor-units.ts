/**
 * An amount as people type it, in minor units: "50", "49,95", "49.95". Null for anything else; no
 * sign between thousands, which is a comma to some and a point to others.
 */
export function minorUnits(typed: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!found) return null;
  const [, whole = '0', part = ''] = found;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
