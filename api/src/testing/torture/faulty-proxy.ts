import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What a bad network does to a connection. */
const faults = ['none', 'late', 'cut', 'silent', 'sliced'] as const;
type Fault = (typeof faults)[number];

/**
 * A bad network before a port of this machine: connections that are late, cut in the middle, say
 * nothing more without being closed, or come in slices. `next` gives numbers from 0 to 1.
 */
export class FaultyProxy {
  /** How many connections had each fault. */
  readonly had: Record<Fault, number> = { none: 0, late: 0, cut: 0, silent: 0, sliced: 0 };
  #server: Server;
  #sockets = new Set<Socket>();
  #next: () => number;
  #target: () => number;

  constructor(target: () => number, next: () => number) {
    this.#target = target;
    this.#next = next;
    this.#server = createServer((near) => this.#take(near));
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.cutAll();
    this.#server.close();
  }

  /** Every connection breaks in this moment. */
  cutAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #take(near: Socket): void {
    const far = connect(this.#target(), '127.0.0.1');
    const fault = faults[Math.floor(this.#next() * 1.6 * faults.length)] ?? 'none';
    this.had[fault] += 1;
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => far.write(bytes));
    // A fault hits the answer: whoever asked cannot know what became of the question.
    const last = Math.floor(this.#next() * 900);
    // One delay for all of a connection: bytes may be late, never in another order.
    const delay = this.#next() * 60;
    let passed = 0;
    far.on('data', (bytes) => {
      const before = passed;
      passed += bytes.length;
      if (fault === 'late') setTimeout(() => near.write(bytes), delay);
      else if (fault === 'sliced') slice(near, bytes);
      else if (fault === 'none' || passed <= last) near.write(bytes);
      else {
        near.write(bytes.subarray(0, Math.max(0, last - before)));
        if (fault === 'cut') near.destroy();
        else far.pause();
      }
    });
  }
}

/** A few bytes at a time, so that every frame and every letter is cut somewhere. */
function slice(socket: Socket, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; at += 7) socket.write(bytes.subarray(at, at + 7));
}
