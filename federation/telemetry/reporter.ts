import type { ReportTicket } from '../registry/boot-document.ts';
import type { Outcome } from './outcome.ts';

/** Where it sends them. */
export const reportsAddress = '/reports/outcomes';

/** Milliseconds that reports wait for others. Longer than the next version may take to hang. */
const failureWaits = 7000;
const successWaits = 15_000;

interface Parts {
  ticket: ReportTicket | undefined;
  send: (body: string) => void;
  random?: () => number;
}

export interface Reporter {
  add(outcome: Outcome): void;
  /** Sends what is waiting; for when the page is left. */
  flush(): void;
}

/** Gathers outcomes and sends them together. Each is sent once a page, whatever happens how often. */
export function createReporter({ ticket, send, random = Math.random }: Parts): Reporter {
  const known = new Set<string>();
  let waiting: Outcome[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;

  function flush(): void {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    const outcomes = waiting.splice(0, 20);
    if (ticket && outcomes.length > 0) send(JSON.stringify({ token: ticket.token, outcomes }));
  }

  function flushIn(milliseconds: number): void {
    const then = Date.now() + milliseconds;
    if (then >= due) return;
    clearTimeout(timer);
    due = then;
    timer = setTimeout(flush, milliseconds);
  }

  return {
    flush,
    add(outcome) {
      const key = `${outcome.remote} ${outcome.version} ${outcome.failure === null}`;
      if (!ticket || known.has(key)) return;
      known.add(key);
      if (outcome.failure === null && random() >= ticket.share) return;
      waiting = [...waiting, { ...outcome, duration: Math.round(outcome.duration) }];
      flushIn(outcome.failure === null ? successWaits : failureWaits);
    },
  };
}
