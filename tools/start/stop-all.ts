export type Stop = () => Promise<void>;

/**
 * Ends gateways, then all else, each of a kind at once: one takes some seconds for what is under way, and
 * systemd waits for half a minute, however many there are. The APIs answer while the gateways end.
 */
export async function stopAll(gateways: Stop[], others: Stop[]): Promise<void> {
  await Promise.all(gateways.map((stop) => stop()));
  await Promise.all(others.map((stop) => stop()));
}
