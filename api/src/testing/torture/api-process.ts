import { join } from 'node:path';
import { patience, ServerProcess, somePort } from './server-process.ts';

const main = join(import.meta.dirname, '../../main.ts');

/** The real API. */
export class ApiProcess extends ServerProcess {
  #cookie = '';

  /**
   * On a database of its own, unless `env` names one.
   *
   * @param port of a gateway before it
   * @param preload a module that runs before it
   */
  constructor(env: Record<string, string> = {}, port = somePort(), preload?: string) {
    const origin = `http://localhost:${port + 1}`;
    const own = { PORT: String(port), ...env };
    super({ main, origin, healthPath: '/api/health.php', env: own, preload });
  }

  async login(email: string, password: string): Promise<void> {
    const answer = await this.send('POST', '/api/user.php', { email, password });
    if (!answer.ok) throw new Error(`Login failed: ${await answer.text()}`);
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  /** A request as our own pages send it. A form is sent as a browser sends one. */
  send(method: string, path: string, body?: object | URLSearchParams): Promise<Response> {
    const isForm = body instanceof URLSearchParams;
    return fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        origin: this.origin,
        'request-type': 'client',
        cookie: this.#cookie,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  async json<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.send(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
