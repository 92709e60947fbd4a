/** What a process looks like since it was looked at last. */
export interface Look {
  /** Share of the time in which it was at work, 0 to 1. */
  utilization: number;
  /** Bytes of its heap: now, and after the last collection. */
  used: number;
  kept: number;
}

/** Nobody waits for who works less than this; a collection takes a twentieth of a second or two. */
const idle = 0.05;

/** Bytes that would be missed elsewhere. */
const worth = 24 * 2 ** 20;

/** Whether an idle process has much that it may not need any more. */
export const isWorthCollecting = ({ utilization, used, kept }: Look): boolean =>
  utilization < idle && used - kept > worth;
