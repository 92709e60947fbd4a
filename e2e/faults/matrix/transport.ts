import type { IncomingMessage } from 'node:http';
import type { Trouble } from '../../support/product/interference.ts';
import type { BrokenTransport } from './fault.ts';

export const status =
  (code: number): Trouble =>
  (outgoing) =>
    outgoing.writeHead(code).end();

const body =
  (type: string, text: string): Trouble =>
  (outgoing) =>
    outgoing.writeHead(200, { 'content-type': type }).end(text);

const page = '<!doctype html><title>Hi</title><h1>Hi</h1>';

async function contentOf(answer: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await answer.toArray());
}

/** Still a script, a stylesheet or texts: one space more is enough. */
const tampered: Trouble = (outgoing, pass) =>
  pass(async (answer) => {
    const content = Buffer.concat([await contentOf(answer), Buffer.from(' ')]);
    outgoing.writeHead(200, { ...answer.headers, 'content-length': content.length }).end(content);
  });

const cutOff: Trouble = (outgoing, pass) =>
  pass(async (answer) => {
    const content = await contentOf(answer);
    outgoing.writeHead(200, answer.headers);
    outgoing.write(content.subarray(0, content.length / 2), () => outgoing.destroy());
  });

const codeThat = (what: string, trouble: Trouble): BrokenTransport => ({
  what,
  failure: 'load',
  trouble,
  lost: ({ scripts }) => scripts,
});

/** Some files only: without TLS a browser has six connections to a host, and what hangs holds one. */
const neverAnswers = (
  what: string,
  lost: BrokenTransport['lost'],
  shows: Pick<BrokenTransport, 'later' | 'within'> = {},
): BrokenTransport => ({
  what,
  failure: 'hang',
  trouble: () => undefined,
  lost,
  ...shows,
});

/** What may happen to the code of a remote between server and browser. */
export const codeFaults: BrokenTransport[] = [
  codeThat('answers 404', status(404)),
  codeThat('answers 500', status(500)),
  neverAnswers('hangs', () => ['entry.js']),
  codeThat('refuses the connection', (outgoing) => outgoing.socket?.resetAndDestroy()),
  codeThat('answers HTML', body('text/html', page)),
  codeThat('answers JSON', body('application/json', '{"error":"none"}')),
  codeThat('is cut off', cutOff),
  codeThat('was tampered with', tampered),
];

/** Some of the remote arrives, and the rest never does. */
export const waits: BrokenTransport[] = [
  neverAnswers('waits for its texts', ({ texts }) => texts),
  neverAnswers('waits for its styles', ({ styles }) => styles, { within: true }),
  neverAnswers('waits for the code of its page', ({ script }) => [script]),
  neverAnswers(
    'waits for the code of its next page',
    ({ nextScripts }) => nextScripts.slice(0, 1),
    { later: true },
  ),
];
