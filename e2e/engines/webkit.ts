import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { twoFreePorts } from '../support/product/free-ports.ts';
import type { Looked, Window } from './looked.ts';

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** Without a graphics card, and as root in a container. */
const plain = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

/** A screen that nobody sees; resolves to its name. */
async function startScreen(width: number, started: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', `${width}x1000x24`];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  started.push(screen);
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return `:${String(number).trim()}`;
}

/**
 * Debian's WebKit, the engine of Safari and of every browser on an iPhone, by WebDriver (W3C): Playwright
 * brings one of its own, but not everywhere.
 */
export async function openWebKit({ width, waits }: Window): Promise<Looked> {
  const started: ChildProcess[] = [];
  const DISPLAY = await startScreen(width, started);
  const port = await twoFreePorts();
  const env = { ...process.env, ...plain, DISPLAY };
  started.push(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }));

  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    // Now and then it closes a connection that is about to be used again.
    const headers = { connection: 'close' };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, sent);
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  }
  for (let tries = 0; ; tries += 1) {
    if (await ask('GET', '/status').catch(() => false)) break;
    if (tries > 50) throw new Error('WebKitWebDriver does not answer.');
    await sleep(100);
  }
  const options = { binary: browser, args: ['--automation', '--private'] };
  const alwaysMatch = {
    'webkitgtk:browserOptions': options,
    pageLoadStrategy: waits ? 'normal' : 'none',
  };
  let session = '';
  const end = () => ask('DELETE', session).catch(() => undefined);

  async function begin(): Promise<void> {
    const capabilities = { alwaysMatch };
    const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities });
    session = `/session/${sessionId}`;
    await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height: 900 });
  }
  await begin();
  return {
    goto: (url) => ask('POST', `${session}/url`, { url }),
    run(what, ...args) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${what})(...[...arguments].slice(0, -1))).then(done, (e) => done(String(e)))`;
      return ask('POST', `${session}/execute/async`, { script, args });
    },
    async renew() {
      await end();
      await begin();
    },
    async close() {
      await end();
      for (const one of started) one.kill();
    },
  };
}
