import { memberStorage } from '@afterglow/shared-state';

const storageKey = 'payment-attempt';
const hourMs = 3_600_000;

/** One try to pay for one order. It ends with its payment; until then the order is placed once. */
export interface Attempt {
  /** What is bought and how, as text to compare. */
  order: string;
  idempotencyKey: string;
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
  begin(order: string, now = Date.now()): Attempt {
    const attempt = { order, idempotencyKey: crypto.randomUUID(), at: now };
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
    if (isIts) attempts.end();
    return isIts;
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
