import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Line {
  url: string;
  close(): void;
}

interface Speed {
  /** Milliseconds there and back. */
  roundTrip: number;
  /** Down. */
  bytesPerSecond: number;
}

/** A poor line on a phone, and one that is hardly any; as browsers' own tools have them. */
const slow4g: Speed = { roundTrip: 150, bytesPerSecond: 1_600_000 / 8 };
export const slow3g: Speed = { roundTrip: 400, bytesPerSecond: 400_000 / 8 };

/**
 * A slow line to a server of this machine, for all that goes to it: a browser's own throttle leaves
 * out what a service worker asks for. What comes down shares the line.
 */
export async function slowLine(
  behind: string,
  { roundTrip, bytesPerSecond } = slow4g,
): Promise<Line> {
  const { port } = new URL(behind);
  const open = new Set<Socket>();
  let free = 0;

  /** When these bytes have come down, after those before them. */
  function arrival(bytes: number): number {
    free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1000;
    return free + roundTrip / 2;
  }

  /** What goes one way stays in its order, however its timers fall. */
  function carry(from: Socket, to: Socket, due: (bytes: number) => number): void {
    let before = Promise.resolve();
    const at = (moment: number, act: () => void) => {
      before = before.then(() => wait(Math.max(0, moment - performance.now()))).then(act);
    };
    from.on('data', (part: Buffer) =>
      at(due(part.length), () => void (to.writable && to.write(part))),
    );
    from.on('end', () => at(due(0), () => to.end()));
  }

  const server = createServer((browser) => {
    const gateway = connect(Number(port), '127.0.0.1');
    for (const socket of [browser, gateway]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    carry(browser, gateway, () => performance.now() + roundTrip / 2);
    carry(gateway, browser, arrival);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
