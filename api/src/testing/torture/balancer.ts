import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Gives each connection to one of several ports of this machine by turns; who refuses is passed over. */
export class Balancer {
  #server: Server;
  #sockets = new Set<Socket>();
  #ports: number[];
  #turn = 0;

  constructor(ports: number[]) {
    this.#ports = ports;
    this.#server = createServer((near) => this.#take(near));
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) =>
      this.#server.listen({ port: 0, host: '127.0.0.1', backlog: 65_535 }, done),
    );
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  end(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #take(near: Socket): void {
    this.#turn += 1;
    const order = this.#ports.map((_, n) => this.#ports[(this.#turn + n) % this.#ports.length]);
    this.#keep(near);
    this.#join(near, order);
  }

  #join(near: Socket, [port, ...others]: (number | undefined)[]): void {
    if (port === undefined) return void near.destroy();
    const far = this.#keep(connect(port, '127.0.0.1'));
    const refused = () => this.#join(near, others);
    far.once('error', refused);
    far.once('connect', () => {
      far.off('error', refused);
      near.pipe(far).pipe(near);
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroy());
    });
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    return socket.once('close', () => this.#sockets.delete(socket));
  }
}
