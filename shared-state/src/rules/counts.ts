/** A count as badges show it: nothing at 0, `99+` from 100. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count >= 100 ? '99+' : String(count);
}

/** The credits badge of paying members: shown at 10 or fewer, alarming at 0. */
export function creditsBadge(credits: number): 'none' | 'warning' | 'danger' {
  if (credits > 10) return 'none';
  return credits > 0 ? 'warning' : 'danger';
}
