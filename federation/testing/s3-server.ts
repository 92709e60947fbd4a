import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFauxqs } from 'fauxqs';

/**
 * An S3-compatible server as a process of its own, for tests: `node s3-server.ts`, with an IPC
 * channel on which it tells its ports. fauxqs ignores conditions on writes, as some servers do. The
 * second port is the same server behind a door that keeps them, as AWS, MinIO and R2 do.
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

// Conditions are kept only if nothing comes between looking and writing.
let queue = Promise.resolve();
const door = createServer((incoming, outgoing) => {
  queue = queue.then(async () => {
    if (!(await isAllowed(incoming))) {
      incoming.resume();
      outgoing.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
      return;
    }
    await new Promise<void>((done) => {
      const onward = upstream(incoming, incoming.method ?? 'GET', incoming.headers);
      onward.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing).on('close', done);
      });
      onward.on('error', () => outgoing.destroy() && done());
      incoming.pipe(onward);
    });
  });
});

door.listen(0, '127.0.0.1', () => {
  const { port } = door.address() as AddressInfo;
  process.send?.({ plain: fauxqs.port, conditional: port });
});
process.once('disconnect', () => process.exit(0));
