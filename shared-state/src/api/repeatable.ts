import type { PathOf } from './operation-types.ts';

/** GETs that change something on the server (fixed by the existing clients). */
const writingGets = new Set<string>([
  '/api/logout.php',
  '/api/auto-like.php',
] satisfies PathOf<'get'>[]);

/** Writes for which the server keeps the answer under an `Idempotency-Key`. */
const keyedWrites = new Set<string>([
  '/api/signup.php',
  '/api/message.php',
  '/api/photo.php',
  '/api/like.php',
  '/api/report.php',
  '/api/payment.php',
  '/api/repeat-order.php',
] satisfies PathOf<'post'>[]);

/** Writes that say a thing which is no less true the second time. */
const statements = new Set<string>(['/api/read.php'] satisfies PathOf<'post'>[]);

interface Call {
  method?: string | undefined;
  url?: string | undefined;
  headers?: { get(name: string): unknown } | undefined;
}

export function takesIdempotencyKey(method: string, url: string): boolean {
  return method.toLowerCase() === 'post' && keyedWrites.has(withoutQuery(url));
}

/** Whether doing the call twice has the same effect as doing it once. */
export function isRepeatable(call: Call): boolean {
  const url = withoutQuery(call.url ?? '');
  if (call.method?.toLowerCase() === 'get') return !writingGets.has(url);
  return statements.has(url) || Boolean(call.headers?.get('Idempotency-Key'));
}

function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
