import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Looked, Window } from './looked.ts';

/** It speaks Dutch, has the scroll bars of a phone, and asks nobody for news of itself. */
const preferences = {
  'intl.accept_languages': 'nl',
  'ui.useOverlayScrollbars': 1,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Asks over a socket of WebDriver BiDi (W3C), one answer for each. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const one = asked.get(id);
    asked.delete(id);
    if (type === 'error') one?.reject(new Error(`${error}: ${message}`));
    else one?.resolve(result);
  };
  let last = 0;
  return <T>(method: string, params: object): Promise<T> => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    asked.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise as Promise<T>;
  };
}

async function addressOf(browser: ChildProcess): Promise<string> {
  const lines = createInterface({ input: browser.stderr as NodeJS.ReadableStream });
  for await (const line of lines) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return `${address}/session`;
  }
  throw new Error('Firefox does not answer.');
}

/** Debian's Firefox, without a screen. */
export async function openFirefox({ width, waits }: Window): Promise<Looked> {
  const profile = mkdtempSync(join(tmpdir(), 'afterglow-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const browser = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ask = await connect(await addressOf(browser));
  browser.stderr?.resume();
  await ask('session.new', { capabilities: {} });
  let context = '';

  async function renew(): Promise<void> {
    const before = context;
    const { userContext } = await ask<{ userContext: string }>('browser.createUserContext', {});
    const made = { type: 'tab', userContext };
    ({ context } = await ask<{ context: string }>('browsingContext.create', made));
    const viewport = { width, height: 900 };
    await ask('browsingContext.setViewport', { context, viewport });
    if (before) await ask('browsingContext.close', { context: before });
  }
  await renew();
  return {
    goto: (url) =>
      ask('browsingContext.navigate', { context, url, wait: waits ? 'complete' : 'none' }),
    async run<T, A extends unknown[]>(what: (...args: A) => T | Promise<T>, ...given: A) {
      const { result, exceptionDetails } = await ask<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.callFunction', {
        functionDeclaration: `async (given) =>
          JSON.stringify({ value: await (${what})(...JSON.parse(given)) })`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return (JSON.parse(result?.value ?? '{}') as { value: T }).value;
    },
    renew,
    async close() {
      browser.kill();
      await once(browser, 'exit');
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
