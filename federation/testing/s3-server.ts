import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFauxqs } from 'fauxqs';

/**
 * An S3-compatible server as a process of its own, for tests: `node s3-server.ts`, with an IPC
 * channel on which it tells its ports. fauxqs ignores conditions on writes, as some servers do. The
 * second port is the same server behind a door that keeps them, as AWS, MinIO and R2 do; the third one
 * refuses every write, as MinIO does when its disks are full.
 */
const fauxqs = await startFauxqs({
  port: 0,
  host: '127.0.0.1',
  logger: false,
  init: { buckets: ['releases'] },
});

function upstream(incoming: IncomingMessage, method: string, headers: OutgoingHttpHeaders) {
  return request({ port: fauxqs.port, host: '127.0.0.1', method, path: incoming.url, headers });
}

function currentTag(incoming: IncomingMessage): Promise<string | undefined> {
  const { host } = incoming.headers;
  return new Promise((resolve, reject) => {
    upstream(incoming, 'HEAD', { host })
      .on('response', (answer) => resolve(answer.resume().headers.etag))
      .on('error', reject)
      .end();
  });
}

async function isAllowed(incoming: IncomingMessage): Promise<boolean> {
  const { 'if-match': match, 'if-none-match': noneMatch } = incoming.headers;
  if (incoming.method !== 'PUT' || (!match && !noneMatch)) return true;
  const tag = await currentTag(incoming);
  return noneMatch ? tag === undefined : tag === match;
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, status: number, code: string) {
  incoming.resume();
  outgoing.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  return new Promise((done) => {
    const onward = upstream(incoming, incoming.method ?? 'GET', incoming.headers);
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing).on('close', done);
    });
    onward.on('error', () => outgoing.destroy() && done());
    incoming.pipe(onward);
  });
}

// Conditions are kept only if nothing comes between looking and writing.
let queue = Promise.resolve();
const conditional = createServer((incoming, outgoing) => {
  queue = queue.then(async () => {
    if (await isAllowed(incoming)) await passOn(incoming, outgoing);
    else refuse(incoming, outgoing, 412, 'PreconditionFailed');
  });
});

const full = createServer((incoming, outgoing) => {
  if (incoming.method === 'PUT') refuse(incoming, outgoing, 507, 'XMinioStorageFull');
  else void passOn(incoming, outgoing);
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

process.send?.({
  plain: fauxqs.port,
  conditional: await listen(conditional),
  full: await listen(full),
});
process.once('disconnect', () => process.exit(0));
