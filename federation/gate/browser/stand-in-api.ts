import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordedFile } from './recorded.ts';

/** What the real API says while it restarts; every page has to live with that. */
const unavailable = JSON.stringify({
  error: { code: 'unavailable', message: 'The service is restarting.', details: [] },
});

export interface StandIn {
  url: string;
  close(): void;
}

/**
 * Answers what a document is made of, as recorded from the real API, and nothing else: a candidate
 * is not judged by made-up data but by whether it stands up without any.
 */
export async function startStandInApi(): Promise<StandIn> {
  const settings = readFileSync(recordedFile('settings'), 'utf8');
  const user = readFileSync(recordedFile('user'), 'utf8');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api');
    const known = { '/api/settings.php': settings, '/api/user.php': user }[pathname];
    response.writeHead(known ? 200 : 503, { 'content-type': 'application/json' });
    response.end(known ?? unavailable);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
