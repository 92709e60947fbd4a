import { Mistake } from './command.ts';

/** A day as it was typed behind an option, refused when it is none. */
export function dayOf(option: string, typed: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(typed) : undefined;
  // The 30th of February would be the 2nd of March.
  if (day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed)) return typed;
  throw new Mistake(`--${option} is a day as 2026-11-01.`);
}
