import type { FieldProblem } from '../../platform/errors.ts';
import { isEmail } from '../../platform/shapes.ts';
import { visibleLength, visibleLine } from '../../platform/visible-text.ts';
import { topLevelDomains } from './top-level-domains.ts';

const addressBegins = /:\/\/|\bwww\.|\bxn--/;
const endOfAddress = /(?<=[\p{L}\p{N}])[.。]([\p{L}\p{M}]{2,})(?![\p{L}\p{M}\p{N}-])/gu;

/**
 * Whether mail programs make a link of it: our mails would carry that to anybody's address. Of what has a
 * dot in it they do where an ending follows that there is: of J.Lo and St.Pauli they make none.
 */
function hasWebAddress(name: string): boolean {
  const plain = name.normalize('NFKC').toLowerCase();
  const endings = [...plain.matchAll(endOfAddress)].map(([, ending = '']) => ending);
  return addressBegins.test(plain) || endings.some((ending) => topLevelDomains.has(ending));
}

/** Why a profile name is refused, if it is. `email` is the account's, where it is known. */
export function nameProblem(name: string, email: string | undefined): FieldProblem | undefined {
  const field = 'name';
  const shown = visibleLine(name);
  if (visibleLength(shown) < 2) return { field, code: 'too_short', params: { count: 2 } };
  if (shown.startsWith('@')) return { field, code: 'starts_with_at' };
  const isOwn = shown.toLowerCase() === email?.trim().toLowerCase();
  // Any address is refused: the own one may be given later, and others see the name.
  if (isOwn || isEmail(shown)) return { field, code: 'equals_email' };
  if (hasWebAddress(shown)) return { field, code: 'web_address' };
  return undefined;
}
