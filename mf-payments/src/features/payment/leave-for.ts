/** Leaves the product for the page of the payment provider. Only web addresses are followed. */
export function leaveFor(address: string): void {
  const url = new URL(address, location.origin);
  if (!['https:', 'http:'].includes(url.protocol)) throw new Error(`Not a web address: ${address}`);
  location.assign(url);
}
