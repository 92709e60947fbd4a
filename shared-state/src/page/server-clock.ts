const toleranceMs = 5000;

let offsetMs = 0;

/** Learns from an answer's `Date` how far the device's clock is off. */
export function noteServerTime(headers: { get(name: string): unknown }): void {
  // A cached answer carries the time of when it was made.
  if (!String(headers.get('cache-control')).includes('no-store')) return;
  const server = Date.parse(String(headers.get('date')));
  if (Number.isNaN(server)) return;
  const difference = server - Date.now();
  offsetMs = Math.abs(difference) > toleranceMs ? difference : 0;
}

/** Now by the server's clock, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
