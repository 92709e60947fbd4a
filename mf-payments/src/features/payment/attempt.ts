import { memberStorage } from '@afterglow/shared-state';

const storageKey = 'payment-attempt';
const hourMs = 3_600_000;

/** One try to pay for one order. It ends with its payment; until then the order is placed once. */
export interface Attempt {
  /** What is bought and how, as text to compare. */
  order: string;
  idempotencyKey: string;
  /** The open order that it takes the place of: sent again it says the same. Unknown to the release before. */
  replaces?: string | null;
  at: number;
  /** Once the server has taken the order. */
  payment?: string;
  redirect?: string | null;
}

export const attempts = {
  /** The attempt at this order that is still going on, from before a reload or in another tab. */
  current(order: string, now = Date.now()): Attempt | null {
    const kept = read();
    return kept && kept.order === order && now - kept.at < hourMs ? kept : null;
  },
  begin(order: string, replaces: string | null = null, now = Date.now()): Attempt {
    const attempt = { order, idempotencyKey: crypto.randomUUID(), replaces, at: now };
    write(attempt);
    return attempt;
  },
  started(attempt: Attempt, payment: string, redirect: string | null): void {
    write({ ...attempt, payment, redirect });
  },
  end: () => memberStorage.remove(storageKey),
  /** Ends the attempt whose payment this is; tells whether there was one. */
  endOf(payment: string): boolean {
    const isIts = read()?.payment === payment;
    attempts.over(payment);
    return isIts;
  },
  /** An order has ended: what is ordered from now on is another. One without an answer may be it. */
  over(payment: string): void {
    if ((read()?.payment ?? payment) === payment) attempts.end();
  },
  /** Where a payment that is still open can be finished. */
  redirectOf(payment: string): string | null {
    const kept = read();
    return kept?.payment === payment ? (kept.redirect ?? null) : null;
  },
};

function read(): Attempt | null {
  try {
    return JSON.parse(memberStorage.read(storageKey) ?? 'null') as Attempt | null;
  } catch {
    return null;
  }
}

const write = (attempt: Attempt) => memberStorage.write(storageKey, JSON.stringify(attempt));
