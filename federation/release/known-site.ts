import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { Refusal } from '../registry/refusal.ts';

/** Milliseconds. */
const patience = 5000;

/** Where people reach the product: PUBLIC_URL, else on this machine. */
export function productAddress(env: NodeJS.ProcessEnv): URL {
  const address = env.PUBLIC_URL || `http://localhost:${env.PORT || 4400}`;
  if (!URL.canParse(address)) throw new Refusal(`PUBLIC_URL is no address: "${address}"`);
  return new URL(address);
}

/** The status with which the product answers a site's name; undefined when it does not answer. */
function statusFor(product: URL, site: string): Promise<number | undefined> {
  const request = product.protocol === 'https:' ? secure : plain;
  const options = { headers: { host: site }, servername: site, timeout: patience };
  return new Promise((done) => {
    const asked = request(new URL('/api/settings.php', product), options, (response) => {
      response.resume();
      done(response.statusCode);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => done(undefined));
    asked.end();
  });
}

/** Refuses a site that the product does not have: what is pinned for it, nobody would ever get. */
export async function refuseUnknownSite(site: string, env: NodeJS.ProcessEnv): Promise<void> {
  const product = productAddress(env);
  const status = await statusFor(product, site);
  if (status === 421) throw new Refusal(`${product.origin} has no site ${site}`);
  if (status === 200) return;
  throw new Refusal(
    `${product.origin} does not say whether it has a site ${site}; name a product that runs with PUBLIC_URL`,
  );
}
