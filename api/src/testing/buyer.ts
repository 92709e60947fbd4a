import { randomUUID } from 'node:crypto';
import { sandboxSecrets, signatureHeader } from '../payments/sandbox/sandbox.ts';
import { sign } from '../payments/signature.ts';
import type { TestApp } from './app.ts';
import { type TestMember, testMember } from './member.ts';

interface Started {
  payment: { payment_id: string; amount: number; discount_amount: number; status: string };
  redirect_url: string;
}

/** A member long enough here to have no bonus left, unless told otherwise. */
export function testBuyer(t: TestApp, signup_date = new Date('2025-01-01')): Promise<TestMember> {
  return testMember(t, { user: { signup_date } });
}

const defaults = { package: 'nl-150', paymentmethod: 'paypal', waiver: true };

/** Orders a package; `order` overrides the usual one. */
export function buy(
  { client }: TestMember,
  order: Record<string, unknown> = {},
  key = randomUUID() as string,
) {
  const headers = { 'idempotency-key': key };
  return client.post('/api/payment.php', { ...defaults, ...order }, headers);
}

/** Orders and answers with the payment; fails when it is refused. */
export async function bought(
  member: TestMember,
  order: Record<string, unknown> = {},
): Promise<Started & { ref: string }> {
  const answer = await buy(member, order);
  if (answer.status !== 200) throw new Error(answer.text);
  const started = answer.body as Started;
  return { ...started, ref: started.redirect_url.split('/').at(-1) ?? '' };
}

/** Presses a button of the sandbox's checkout page. */
export function choose(member: TestMember, ref: string, outcome: string, delivery = 'none') {
  return member.client.send({
    method: 'POST',
    url: `/sandbox/checkout/${ref}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ user: 'test', code: '1', outcome, delivery }).toString(),
  });
}

interface Notice {
  id: string;
  ref: string;
  secret?: string;
  seconds?: number;
  sent?: string;
}

/** Sends a notice as the provider would; a test may sign or change it as it likes. */
export async function notify(
  t: TestApp,
  { id, ref, secret, seconds, sent }: Notice,
): Promise<{ status: number; code: string | undefined }> {
  const body = JSON.stringify({ id, type: 'payment.updated', payment: ref });
  const time = seconds ?? Math.floor(t.clock.now().getTime() / 1000);
  const signature = sign(secret ?? sandboxSecrets(t.ctx)[0], Buffer.from(body), time);
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/payment-webhook/sandbox',
    headers: { 'content-type': 'application/json', [signatureHeader]: signature },
    payload: sent ?? body,
  });
  return { status: answer.statusCode, code: answer.json()?.error?.code };
}

export async function statusOf({ client }: TestMember, id: string): Promise<string> {
  const answer = await client.get(`/api/payment.php?id=${id}`);
  return (answer.body as { payment: { status: string } }).payment.status;
}
