import { jest } from '@jest/globals';
import { unsent } from '../page/unsent.ts';
import { language } from '../stores/language.ts';
import { signUp } from './sign-up.ts';
import type { SignupBody } from './types.ts';

const draft = { name: 'Daan', email: 'daan@example.com' } as SignupBody;
const event = (name: string, data: unknown) =>
  `event: ${name}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const phase = (name: string) => event('phase', { phase: name });
const done = event('done', { user: { id: 'me' } });

/** An answer of these pieces, after which the line ends or breaks. */
function streamed(pieces: string[], breaks = false): Response {
  const waiting = pieces.map((piece) => new TextEncoder().encode(piece));
  return new Response(
    new ReadableStream({
      pull(controller) {
        const next = waiting.shift();
        if (next) controller.enqueue(next);
        else if (breaks) controller.error(new TypeError('network error'));
        else controller.close();
      },
    }),
  );
}

function server(answer: () => Response | Promise<Response>) {
  const request = jest.fn<typeof fetch>(async () => answer());
  window.fetch = request;
  return request;
}

const phases: string[] = [];
beforeEach(() => void phases.splice(0));
const run = (idempotencyKey?: string) =>
  signUp(draft, {
    onPhase: (one) => phases.push(one),
    ...(idempotencyKey && { idempotencyKey }),
  });

test('each phase is told as it comes, then who the new member is; meanwhile nothing is reloaded', async () => {
  server(() => {
    expect(unsent.getState().held).toEqual(['signup']);
    return streamed([phase('checking_data'), phase('creating_account') + done]);
  });
  expect(await run()).toEqual({ id: 'me' });
  expect(phases).toEqual(['checking_data', 'creating_account']);
  expect(unsent.any()).toBe(false);
});

test('it is asked for as a stream, in one’s language, under its key', async () => {
  language.setState({ current: 'nl' });
  const request = server(() => streamed([done]));
  await run('key-1');
  await run();
  const [first, second] = request.mock.calls.map(([, how]) => new Headers(how?.headers));
  expect(request.mock.calls[0]).toMatchObject([
    '/api/signup.php',
    { method: 'POST', body: JSON.stringify(draft) },
  ]);
  expect([first?.get('accept'), first?.get('content-type')]).toEqual([
    'text/event-stream',
    'application/json',
  ]);
  expect(first?.get('idempotency-key')).toBe('key-1');
  expect(second?.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
});

const error = { code: 'taken', message: 'This name is taken.' };
test.each<[string, () => Response | Promise<Response>, object]>([
  ['refused at once', () => Response.json({ error }, { status: 400 }), { status: 400, ...error }],
  [
    'refused on the way',
    () => streamed([phase('checking_data'), event('error', { status: 409, error })]),
    { status: 409, ...error },
  ],
  ['refused by an older server', () => streamed([event('error', { error })]), { status: 400 }],
  ['an error page', () => new Response('<html>', { status: 502 }), { status: 502, code: 'server' }],
  ['no answer', () => Promise.reject(new TypeError('no')), { status: 0, code: 'network' }],
  ['an answer without a body', () => new Response(null), { status: 0, code: 'bad_answer' }],
  [
    'a line that ends before the end',
    () => streamed([phase('creating_account')]),
    { status: 0, code: 'network' },
  ],
  [
    'a line that breaks in the middle',
    () => streamed([phase('creating_account')], true),
    { status: 0, code: 'network' },
  ],
  ['what nobody can read', () => streamed([event('done', '{"us')]), { status: 0, code: 'network' }],
])('%s is an error as of any call, and holds up nothing', async (_what, answer, expected) => {
  server(answer);
  await expect(run()).rejects.toMatchObject({ name: 'ApiError', ...expected });
  expect(unsent.any()).toBe(false);
});
