import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** What ends TLS before a server of this machine, under a certificate that nobody vouches for. */
export interface TlsProxy {
  url: string;
  close(): void;
}

/** Key and certificate, one after the other; they last a day. */
function selfSigned(): string {
  const what = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  return execFileSync('openssl', [...what, '-subj', '/CN=localhost', '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

export async function endTls(port: number): Promise<TlsProxy> {
  const pem = selfSigned();
  const server = createServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    const { method, url, socket } = incoming;
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    // A connection each: one that the gateway has just let go would break off what is asked over it.
    const to = { host: '127.0.0.1', port, method, path: url, headers, agent: false };
    const onward = request(to, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
