import type { FieldProblem } from '../../platform/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Why a new password is refused, if it is. `words` are those of the account itself. */
export function passwordProblem(password: string, words: string[]): FieldProblem | undefined {
  const lower = password.normalize('NFKC').toLowerCase();
  const own = words.map((word) => word.toLowerCase()).filter((word) => word.length > 3);
  if (own.includes(lower)) return { field: 'password', code: 'own_data' };
  if (isCommonPassword(password)) return { field: 'password', code: 'common' };
  return undefined;
}
