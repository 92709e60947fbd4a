import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import type { App } from './app.ts';

/** Milliseconds in which what was sent before we closed has arrived; in which all is to be answered. */
const times = { onTheirWay: 500, patience: 5000 };

/**
 * Has a server answer what it was asked before it closes: nobody new is let in, who has a connection
 * is told with the answer that it is the last, and what takes too long is cut off. Call it last: what
 * lasts for hours has to be ended before.
 */
export function finishRequests(app: App, { onTheirWay, patience } = times): void {
  const { server } = app;
  const underWay = new Set<ServerResponse>();
  server.on('request', (_request, answer) => {
    underWay.add(answer);
    answer.once('close', () => underWay.delete(answer));
  });
  app.addHook('preClose', (done) => {
    for (const answer of underWay) if (!answer.headersSent) answer.setHeader('connection', 'close');
    // Not before what has come is read, which a busy process has not done yet.
    const closeIdle = () => setImmediate(() => server.closeIdleConnections());
    const idle = setInterval(closeIdle, onTheirWay);
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(cut);
      done();
    });
    // As any server: one of HTTP would cut off idle connections first, whose next request may be on its way. And once
    // those who wait to be let in are, since the system turns away the rest.
    setImmediate(() => Server.prototype.close.call(server));
  });
}
