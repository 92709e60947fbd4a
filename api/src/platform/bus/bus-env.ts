/** Where NATS is, and how to get in. */
export interface BusAccess {
  /** `host:port` each. */
  servers: string[];
  user?: string;
  pass?: string;
  token?: string;
  /** Only encrypted. */
  tls?: Record<string, never>;
}

const how = 'BUS_URL is nats://user:password@host:4222, or tls://…; several servers with commas.';

/** Undefined without one; throws a line that says how it has to be. */
export function readBus(text: string | undefined): BusAccess | undefined {
  if (!text) return undefined;
  const urls = text.split(',').map((one) => URL.parse(one.trim()));
  const [first] = urls;
  const isGood = urls.every(
    (url) => url?.hostname && /^(nats|tls):$/.test(url.protocol) && /^\/?$/.test(url.pathname),
  );
  if (!first || !isGood) throw new Error(how);
  const [user, pass] = [first.username, first.password].map(decodeURIComponent);
  return {
    servers: urls.map((url) => `${url?.hostname}:${url?.port || 4222}`),
    ...(pass ? { user, pass } : user && { token: user }),
    ...(first.protocol === 'tls:' && { tls: {} }),
  };
}
