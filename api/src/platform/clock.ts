export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The moment `milliseconds` after `moment`; negative for before. */
export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
