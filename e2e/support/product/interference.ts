import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request instead of the server; `pass` asks that after all. */
export type Trouble = (
  outgoing: ServerResponse,
  pass: (answer: (incoming: IncomingMessage) => void) => void,
) => void;

/** A proxy before a server that brings about troubles: real ones, on real connections. */
export interface Interference {
  url: string;
  /** Troubles every address that fits, instead of those before. */
  trouble(address: RegExp, trouble: Trouble): void;
  /** Tells who still waits that there is no answer, as a proxy does in time; the trouble goes on. */
  giveUp(): void;
  /** Ends the trouble; who still waits for an answer is cut off. */
  calm(): void;
  close(): void;
}

/** Starts one for a server of this machine. */
export async function interfere(behind: string): Promise<Interference> {
  const { port } = new URL(behind);
  const waiting = new Set<ServerResponse>();
  let current: { address: RegExp; trouble: Trouble } | undefined;

  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const trouble = current?.address.test(url) ? current.trouble : undefined;
    const pass = (answer: (incoming: IncomingMessage) => void) => {
      // What is changed on its way must not be compressed.
      const asked = trouble ? { ...headers, 'accept-encoding': 'identity' } : headers;
      const onward = request(
        { host: '127.0.0.1', port, method, path: url, headers: asked },
        answer,
      );
      onward.on('error', () => outgoing.destroy());
      outgoing.on('close', () => onward.destroy());
      incoming.pipe(onward);
    };
    if (trouble) {
      waiting.add(outgoing.on('close', () => waiting.delete(outgoing)));
      return trouble(outgoing, pass);
    }
    pass((answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    trouble(address, trouble) {
      current = { address, trouble };
    },
    giveUp() {
      // Whoever is cut off asks again at once.
      for (const outgoing of waiting) if (!outgoing.headersSent) outgoing.writeHead(504).end();
    },
    calm() {
      current = undefined;
      for (const outgoing of waiting) outgoing.destroy();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
