import { Mistake } from './command.ts';

/** A whole number within bounds; throws a `Mistake` that names the option. */
export function wholeNumber(option: string, typed: string, least: number, most: number): number {
  const value = Number(typed);
  if (typed === '' || !Number.isInteger(value) || value < least || value > most) {
    throw new Mistake(`--${option} is a whole number from ${least} to ${most}.`);
  }
  return value;
}

/** A country as ISO 3166-1 has it: NL. */
export function countryCode(option: string, typed: string): string {
  if (!/^[A-Z]{2}$/.test(typed)) throw new Mistake(`--${option} is as NL.`);
  return typed;
}

/** What was typed with commas between. */
export function list(typed: string): string[] {
  return typed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** The name of a row for as long as there is the row: letters, digits and dashes. */
export function newName(what: string, typed: string): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed) && typed.length <= 40) return typed;
  throw new Mistake(`A ${what} is named with a–z, 0–9 and dashes, 40 at most.`);
}

/** A host name without port, as browsers send it. */
export function hostName(typed: string): string {
  const host = typed.toLowerCase();
  const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
  if (host.length <= 253 && new RegExp(`^${label}(\\.${label})*$`).test(host)) return host;
  throw new Mistake(`"${typed}" is no host name; without https:// and port, as www.site.example.`);
}
