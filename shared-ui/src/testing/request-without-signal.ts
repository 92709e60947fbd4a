// jsdom has an AbortSignal of its own, which the Request of Node refuses; React Router passes one
// with every navigation. Nothing here is aborted, so the request goes without.
const NodeRequest = globalThis.Request;

globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, { ...init, signal: null });
  }
};
