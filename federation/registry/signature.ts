import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from './refusal.ts';
import { type Registry, registry } from './registry.ts';
import { isPossible } from './sequence.ts';

const signature = z.strictObject({
  /** Which key signed it. */
  key: z.string(),
  /** Ed25519 over the canonical JSON of everything else, base64. */
  value: z.base64(),
});

const signedRegistry = registry.extend({ signature });

/** JSON with sorted keys and no white space: equal values have equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** How a public key is called: 12 hex digits of its hash. */
export function keyId(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 12);
}

export interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** The text of `registry.json`. */
export function signRegistry(content: Registry, { privateKey, publicKey }: KeyPair): string {
  const value = sign(null, Buffer.from(canonicalJson(content)), privateKey).toString('base64');
  return `${JSON.stringify({ ...content, signature: { key: keyId(publicKey), value } }, null, 2)}\n`;
}

/** Whether the text is JSON that carries a signature at all, good or bad. */
export function isSigned(text: string): boolean {
  try {
    return (
      z.looseObject({ signature: z.unknown() }).parse(JSON.parse(text)).signature !== undefined
    );
  } catch {
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('the registry is no JSON');
  }
}

/** Reads a registry that one of `accepted` signed. Refuses everything else, with the reason. */
export function verifyRegistry(text: string, accepted: KeyObject[]): Registry {
  const json = parsed(text);
  const outer = z.looseObject({ signature }).safeParse(json);
  if (!outer.success) throw new Refusal('the registry is not signed');
  // What is checked is what was written, before anything looks at its meaning.
  const { signature: given, ...content } = outer.data;
  const key = accepted.find((known) => keyId(known) === given.key);
  if (!key)
    throw new Refusal(`the registry is signed with key ${given.key}, which is not accepted`);
  const body = Buffer.from(canonicalJson(content));
  if (!verify(null, body, key, Buffer.from(given.value, 'base64'))) {
    throw new Refusal(`the registry's signature with key ${given.key} does not fit its content`);
  }
  const whole = signedRegistry.safeParse(json);
  if (!whole.success) {
    const issue = whole.error.issues[0];
    throw new Refusal(`the registry is malformed: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { signature: _, ...checked } = whole.data;
  if (!isPossible(checked.sequence)) {
    throw new Refusal(`the registry's number is made up: no step leads to #${checked.sequence}`);
  }
  return checked;
}
