import { Mistake } from './command.ts';

/** A day as it was typed behind an option, refused when it is none. */
export function dayOf(option: string, typed: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed))) return typed;
  throw new Mistake(`--${option} is a day as 2026-11-01.`);
}
