import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  pageAnswer,
  type Recorded,
  recordedFile,
  recordedNames,
  recordedPaths,
} from './recorded.ts';

/** What the real API says while it restarts; every page has to live with that. */
const unavailable = JSON.stringify({
  error: { code: 'unavailable', message: 'The service is restarting.', details: [] },
});

export interface StandIn {
  url: string;
  close(): void;
}

/** The recorded member as if they had just signed up: the shell then offers all it has. */
function asNewcomer(text: string): string {
  const { user, ...rest } = JSON.parse(text);
  const signup_date = new Date().toISOString();
  const fresh = { ...user, status: 'not_confirmed', paid_user: false, signup_date };
  return JSON.stringify({ ...rest, user: fresh });
}

function answerTo({ method, url = '/', headers }: IncomingMessage): string | undefined {
  const { cookie = '' } = headers;
  const isAtHome = method === 'GET' && /\bsid=at-home\b/.test(cookie);
  const asksFor = (name: Recorded) =>
    url === recordedPaths[name] || url.startsWith(`${recordedPaths[name]}?`);
  const name = recordedNames.find(asksFor);
  if (!name) return isAtHome ? pageAnswer(url) : undefined;
  const text = readFileSync(recordedFile(name), 'utf8');
  return name === 'user' && /\bsid=newcomer\b/.test(cookie) ? asNewcomer(text) : text;
}

/**
 * Answers what a document and some slots are made of, as recorded from the real API, and nothing
 * else: a candidate is not judged by made-up data but by whether it stands up without any. Only a
 * member who is at home has an answer to what pages ask.
 */
export async function startStandInApi(): Promise<StandIn> {
  const server = createServer((request, response) => {
    const known = answerTo(request);
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
