/** Milliseconds for the headers of a request, and for all of it: a photo over a slow line. */
export const arrival = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
  requestTimeout: 300_000,
};
