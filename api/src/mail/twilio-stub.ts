import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SmsAccess } from '../platform/sms-env.ts';

type Trouble = 'silent' | 'cut' | { status: number; code?: number };

/** Twilio's documented answers to the one call that is used, on a port of this machine. */
export class TwilioStub {
  /** What was asked, in order. */
  seen: { path: string; authorization: string | undefined; body: Record<string, string> }[] = [];
  /** Answers of the next calls; `silent` never answers, `cut` breaks off after taking it. */
  trouble: Trouble[] = [];
  #server = createServer(async (request, answer) => {
    let text = '';
    for await (const part of request) text += part;
    const { authorization } = request.headers;
    const body = Object.fromEntries(new URLSearchParams(text));
    this.seen.push({ path: request.url ?? '', authorization, body });
    const trouble = this.trouble.shift();
    if (trouble === 'silent') return;
    if (trouble === 'cut') return void answer.destroy();
    answer.writeHead(trouble?.status ?? 201, { 'content-type': 'application/json' });
    const { status, code } = trouble ?? {};
    answer.end(JSON.stringify(trouble ? { status, code, message: body.To } : { sid: 'SM1' }));
  });

  async listen(): Promise<SmsAccess> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const { port } = this.#server.address() as AddressInfo;
    const account = `AC${'0'.repeat(32)}`;
    return {
      account,
      token: 'a-secret-token',
      from: '+31970000000',
      url: `http://127.0.0.1:${port}`,
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
