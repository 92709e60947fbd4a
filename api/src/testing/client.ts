import type { InjectOptions } from 'fastify';
import type { App } from '../platform/http/app.ts';

type Headers = Record<string, string>;
export interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
  text: string;
}

/** Speaks to the API as our pages do: keeps cookies, sends the Origin and our header. */
export class TestClient {
  #app: App;
  #host: string;
  cookies: Record<string, string> = {};
  /** Sent with every request; a test may take them away. */
  headers: Headers;

  constructor(app: App, host: string) {
    this.#app = app;
    this.#host = host;
    this.headers = {
      host,
      origin: `http://${host}`,
      'request-type': 'client',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
    };
  }

  get(url: string, headers: Headers = {}): Promise<Answer> {
    return this.send({ method: 'GET', url, headers });
  }

  post(url: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
    return this.send({ method: 'POST', url, headers, payload: body as InjectOptions['payload'] });
  }

  put(url: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
    return this.send({ method: 'PUT', url, headers, payload: body as InjectOptions['payload'] });
  }

  delete(url: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
    return this.send({ method: 'DELETE', url, headers, payload: body as InjectOptions['payload'] });
  }

  async send(options: InjectOptions): Promise<Answer> {
    const answer = await this.#app.inject({
      ...options,
      headers: { ...this.headers, ...options.headers },
      cookies: { ...this.cookies, ...options.cookies },
      authority: this.#host,
    });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (gone) delete this.cookies[name];
      else this.cookies[name] = value;
    }
    const type = String(answer.headers['content-type']);
    const json = type.includes('json') && answer.payload !== '';
    return {
      status: answer.statusCode,
      body: json ? answer.json() : undefined,
      headers: answer.headers,
      text: answer.payload,
    };
  }
}
