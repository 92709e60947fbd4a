import { hash, verify } from '@node-rs/argon2';

// The smallest setting that OWASP's cheat sheet names for Argon2id.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id of a password, in its normal form so that any keyboard may type it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), strength);
}

/** What is checked for an address nobody has, so that it takes as long as for one somebody has. */
const nobody = hashPassword('nobody has this password');

/** Is it the password? Takes equally long when there is no such account, or nothing logs in to it. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  // A demo member has no hash, nor has an account that was taken back.
  const isHash = stored?.startsWith('$') ?? false;
  const right = await verify(isHash && stored ? stored : await nobody, password.normalize('NFKC'));
  return right && isHash;
}
