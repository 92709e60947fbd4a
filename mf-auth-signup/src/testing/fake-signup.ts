import type { SignupPhase, User } from '@afterglow/shared-state';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

interface Request {
  body: unknown;
  key: string;
  answer: (response: Response) => void;
  lose: (error: Error) => void;
  stream?: ReadableStreamDefaultController<Uint8Array>;
}

/** For tests: answers the newest sign-up event by event, as the test says. It hangs until then. */
export function fakeSignup(user: User) {
  const requests: Request[] = [];
  let answered = 0;

  window.fetch = jest.fn<typeof fetch>((_url, init) => {
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    const body = JSON.parse(String(init?.body));
    return new Promise((answer, lose) => requests.push({ body, key, answer, lose }));
  });

  /** The request that waits for its end; a test may be quicker than the form. */
  const waiting = () =>
    waitFor(() => {
      const request = requests[answered];
      if (!request) throw new Error('nobody signs up');
      return request;
    });

  async function end(how: (request: Request) => void): Promise<void> {
    how(await waiting());
    answered += 1;
  }

  /** The first event begins the answer. */
  function send(request: Request, event: string, data: object): void {
    if (!request.stream) {
      const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        request.stream = controller;
      };
      request.answer(new Response(new ReadableStream({ start })));
    }
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    request.stream?.enqueue(new TextEncoder().encode(text));
  }

  return {
    requests,
    phase: async (phase: SignupPhase) => send(await waiting(), 'phase', { phase }),
    finish: () => end((request) => send(request, 'done', { user })),
    refuse: (status: number, error: { message?: string; details?: object[] } = {}) =>
      end(({ answer }) =>
        answer(Response.json({ error: { code: 'no', message: '', ...error } }, { status })),
      ),
    /** Before the answer, or in the middle of it. */
    lose: () =>
      end(({ lose, stream }) => {
        const error = new TypeError('network');
        if (stream) stream.error(error);
        else lose(error);
      }),
  };
}
