/** The credits badge of paying members: shown at 10 or fewer, alarming at 0. */
export function creditsBadge(credits: number): 'none' | 'warning' | 'danger' {
  if (credits > 10) return 'none';
  return credits > 0 ? 'warning' : 'danger';
}
