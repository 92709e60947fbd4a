import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type HeldPort, holdPort } from './held-port.ts';

let port = 0;
let held: HeldPort;
const servers: Server[] = [];

/** A server that answers each request on a connection of its own, and its port. */
async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  server.maxRequestsPerSocket = 1;
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

const ask = async () => (await fetch(`http://localhost:${port}/`)).text();

/** A connection that asks nothing yet. */
function speculate(): Promise<Socket> {
  return new Promise((open) => {
    const socket = connect(port, 'localhost', () => open(socket));
    socket.on('error', () => undefined);
  });
}

beforeEach(async () => {
  const free = createServer();
  await new Promise<void>((listening) => free.listen(0, '127.0.0.1', listening));
  port = (free.address() as AddressInfo).port;
  await new Promise((closed) => free.close(closed));
  held = await holdPort(port);
});

afterEach(() => {
  held.close();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test('who comes while nobody serves is answered by the one that begins', async () => {
  const answer = ask();
  held.leadTo(await serve((_request, response) => response.end('first')));
  expect(await answer).toBe('first');
  expect(await ask()).toBe('first');
});

test('what was asked before is answered before the next one serves, what is asked meanwhile by that one', async () => {
  let finish = () => undefined as unknown;
  const asked = new Promise<void>((come) => {
    void serve((_request, response) => {
      finish = () => response.end('first');
      come();
    }).then(held.leadTo);
  });
  const before = ask();
  await asked;
  let isHeld = false;
  const holding = held.hold().then(() => {
    isHeld = true;
  });
  const meanwhile = ask();
  await speculate();
  expect(isHeld).toBe(false);
  finish();
  expect(await before).toBe('first');
  await holding;
  held.leadTo(await serve((_request, response) => response.end('second')));
  expect(await meanwhile).toBe('second');
});

test('a connection that has asked nothing keeps no server, and asks the one that is there then', async () => {
  held.leadTo(await serve((_request, response) => response.end('first')));
  const early = await speculate();
  await held.hold();
  held.leadTo(await serve((_request, response) => response.end('second')));
  const answer = new Promise((come) => early.once('data', (data) => come(String(data))));
  early.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await answer).toContain('second');
});

test('who breaks off or never reads to the end keeps the next one from nothing', async () => {
  held.close();
  held = await holdPort(port, 50);
  let come = () => undefined as unknown;
  const begun = await serve((_request, response) => {
    // More than what lies on the way takes.
    response.end(Buffer.alloc(50_000_000));
    come();
  });
  held.leadTo(begun);
  for (const leave of [(page: Socket) => page.resetAndDestroy(), () => undefined]) {
    const asked = new Promise<void>((all) => {
      come = all;
    });
    const page = await speculate();
    page.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await asked;
    const holding = held.hold();
    leave(page);
    await holding;
    page.destroy();
    held.leadTo(begun);
  }
});

test('a server that goes without a word ends the connection of who asked it', async () => {
  held.leadTo(await serve((request) => request.socket.destroy()));
  await expect(ask()).rejects.toThrow('fetch failed');
});

test('who waits is let go with all others', async () => {
  const answer = ask();
  await speculate();
  held.close();
  await expect(answer).rejects.toThrow('fetch failed');
  await expect(ask()).rejects.toThrow('fetch failed');
});
