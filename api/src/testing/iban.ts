import { createHash } from 'node:crypto';
import type { TestMember } from './member.ts';

/** An account at a bank of one's own. */
export function ibanOf({ id }: TestMember): string {
  const digits = createHash('sha256').update(id).digest('hex').replace(/\D/g, '').slice(0, 10);
  return `NL${String(98n - (BigInt(`10112310${digits}232100`) % 97n)).padStart(2, '0')}ABNA${digits}`;
}
