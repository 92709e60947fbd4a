import type { FieldProblem } from '../../platform/errors.ts';
import { isEmail } from '../../platform/shapes.ts';
import { visibleLength, visibleLine } from '../../platform/visible-text.ts';

/** What mail programs make a link of: with a name in it, our mails would carry it to anybody's address. */
const webAddress = /:\/\/|[\p{L}\d]\.\p{L}{2}/u;

/** Why a profile name is refused, if it is. `email` is the account's, where it is known. */
export function nameProblem(name: string, email: string | undefined): FieldProblem | undefined {
  const field = 'name';
  const shown = visibleLine(name);
  if (visibleLength(shown) < 2) return { field, code: 'too_short', params: { count: 2 } };
  if (shown.startsWith('@')) return { field, code: 'starts_with_at' };
  const isOwn = shown.toLowerCase() === email?.trim().toLowerCase();
  // Any address is refused: the own one may be given later, and others see the name.
  if (isOwn || isEmail(shown)) return { field, code: 'equals_email' };
  if (webAddress.test(shown)) return { field, code: 'web_address' };
  return undefined;
}
