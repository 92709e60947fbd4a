import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StubPayment {
  id: string;
  status: string;
  amount: { currency: string; value: string };
  amountRefunded: { currency: string; value: string };
  amountChargedBack?: { currency: string; value: string };
  metadata: object | null;
  isCancelable: boolean;
  webhookUrl?: string;
  redirectUrl: string;
  method: string;
  issuer?: string;
}

interface StubRefund {
  amount: { currency: string; value: string };
  metadata: object | null;
}

interface StubMethod {
  id: string;
  minimumAmount?: { currency: string; value: string };
  maximumAmount?: { currency: string; value: string } | null;
  issuers?: { id: string }[];
}

interface Seen {
  method: string;
  path: string;
  key: string | undefined;
  /** What the body is said to be. */
  type: string | undefined;
  body: Record<string, unknown>;
}

/** Mollie's documented answers to the calls that are used, on a port of this machine. */
export class MollieStub {
  #server: Server;
  payments = new Map<string, StubPayment>();
  refunds = new Map<string, StubRefund[]>();
  /** What was asked, in order. */
  seen: Seen[] = [];
  /** Answers of the next calls instead of the true ones; `silent` never answers, `half` stops in the middle. */
  trouble: ('silent' | 'half' | 'cut' | { status: number; body?: string })[] = [];
  methods: StubMethod[] = [];
  #keys = new Map<string, unknown>();

  constructor() {
    this.#server = createServer((request, answer) => void this.#answer(request, answer));
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v2`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  change(ref: string, values: Partial<StubPayment>): void {
    const payment = this.payments.get(ref);
    if (payment) Object.assign(payment, values);
  }

  /** After an hour Mollie does not know a key any more. */
  forgetKeys(): void {
    this.#keys.clear();
  }

  async #answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of request) text += part;
    const body = text ? JSON.parse(text) : {};
    const { method = '', url = '' } = request;
    const key = request.headers['idempotency-key'] as string | undefined;
    this.seen.push({ method, path: url, key, type: request.headers['content-type'], body });
    const trouble = this.trouble.shift();
    if (trouble === 'silent') return;
    if (request.headers.authorization !== 'Bearer test_key')
      return send(answer, 401, problem(401, 'Missing authentication'));
    const known = key && this.#keys.get(key);
    const result = known
      ? { status: 201, body: known }
      : this.#act(method, new URL(url, 'http://x').pathname, body);
    if (key && !known && result.status === 201) this.#keys.set(key, result.body);
    // What is done is done, whatever becomes of the answer.
    if (trouble === 'cut') return void answer.destroy();
    if (trouble === 'half') return void answer.writeHead(200).write('{"id":');
    if (trouble)
      return send(answer, trouble.status, trouble.body ?? problem(trouble.status, 'Trouble'));
    send(answer, result.status, result.body);
  }

  #act(method: string, path: string, body: Record<string, unknown>) {
    const [, , kind, ref = '', part] = path.split('/');
    if (kind === 'methods') return { status: 200, body: { _embedded: { methods: this.methods } } };
    if (method === 'POST' && !ref) return this.#create(body as unknown as StubPayment);
    const payment = this.payments.get(ref);
    if (!payment) return { status: 404, body: problem(404, `No payment exists with token ${ref}`) };
    if (part === 'refunds') return this.#refund(method, payment, body as unknown as StubRefund);
    if (method === 'DELETE') {
      if (!payment.isCancelable)
        return { status: 422, body: problem(422, 'The payment cannot be canceled') };
      payment.status = 'canceled';
    }
    return { status: 200, body: payment };
  }

  #create(body: StubPayment) {
    if (body.webhookUrl?.includes('localhost')) {
      return { status: 422, body: problem(422, 'The webhook URL is unreachable', 'webhookUrl') };
    }
    if (!/^\d+\.\d{2}$/.test(body.amount.value)) {
      return { status: 422, body: problem(422, 'The amount has too many decimals', 'amount') };
    }
    const id = `tr_stub${this.payments.size}`;
    const none = { currency: body.amount.currency, value: '0.00' };
    const checkout = { href: `https://www.mollie.com/checkout/${id}`, type: 'text/html' };
    const payment = {
      ...body,
      id,
      status: 'open',
      isCancelable: true,
      amountRefunded: none,
      _links: { checkout },
    };
    this.payments.set(id, payment);
    return { status: 201, body: payment };
  }

  #refund(method: string, payment: StubPayment, body: StubRefund) {
    const refunds = this.refunds.get(payment.id) ?? [];
    if (method === 'GET') return { status: 200, body: { _embedded: { refunds } } };
    this.refunds.set(payment.id, [...refunds, body]);
    payment.amountRefunded = body.amount;
    return { status: 201, body };
  }
}

const problem = (status: number, detail: string, field?: string) => ({
  status,
  title: 'Problem',
  detail,
  field,
});

function send(answer: ServerResponse, status: number, body: unknown): void {
  answer.writeHead(status, { 'content-type': 'application/hal+json' });
  answer.end(typeof body === 'string' ? body : JSON.stringify(body));
}
