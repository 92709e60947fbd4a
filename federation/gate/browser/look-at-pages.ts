import type { ReadableRelease } from '../gate-input.ts';
import type { Visit } from './addresses.ts';
import { type Finding, mountInBrowser } from './browser-mount.ts';
import { startGateway } from './live-gateway.ts';
import { judgeOf } from './manners/judge-stop.ts';
import { startStandInApi } from './stand-in-api.ts';
import { temporaryStore } from './temporary-store.ts';

/** Serves the releases by a gateway of its own, with an API that only stands in, and opens pages. */
export async function lookAtPages(
  releases: ReadableRelease[],
  visits: Visit[],
  chromium: string,
): Promise<Finding[]> {
  const store = await temporaryStore(releases);
  const api = await startStandInApi();
  try {
    const gateway = await startGateway({ ...store.env, API_URL: api.url });
    try {
      return await mountInBrowser(chromium, gateway.url, visits, judgeOf(releases));
    } finally {
      gateway.stop();
    }
  } finally {
    api.close();
    store.remove();
  }
}
