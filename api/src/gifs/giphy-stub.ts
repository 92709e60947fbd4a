import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Giphy's documented answers to the calls that are used, on a port of this machine. */
export class GiphyStub {
  /** Addresses that were asked for, in order. */
  seen: URL[] = [];
  gifs: { id: string; width: string; height: string }[] = [];
  /** Instead of the true answer: a status, `silent` for none, or other bytes. */
  trouble: number | 'silent' | Buffer | undefined;
  headers: Record<string, string> = {};
  #server = createServer((request, answer) => {
    const url = new URL(request.url ?? '', 'http://stub');
    this.seen.push(url);
    if (this.trouble === 'silent') return;
    answer.writeHead(typeof this.trouble === 'number' ? this.trouble : 200, this.headers);
    answer.end(this.trouble instanceof Buffer ? this.trouble : this.#answer(url));
  });

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer({ pathname, searchParams }: URL): string {
    if (pathname.startsWith('/media/')) return `GIF89a of ${pathname}`;
    const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
    const page = this.gifs.slice(offset, offset + limit);
    return JSON.stringify({
      data: page.map(({ id, ...fixed_width }) => ({ type: 'gif', id, images: { fixed_width } })),
      pagination: { total_count: this.gifs.length, count: page.length, offset },
      meta: { status: 200, msg: 'OK' },
    });
  }
}
