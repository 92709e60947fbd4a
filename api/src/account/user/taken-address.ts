import { invalid } from '../../platform/errors.ts';

/** Somebody else has signed up with the address meanwhile. */
export function refuseTakenAddress(error: unknown): never {
  const { constraint } = error as { constraint?: string };
  throw constraint === 'users_email' ? invalid({ field: 'email', code: 'in_use' }) : error;
}
