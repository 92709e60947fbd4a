import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newMember } from '../support/member.ts';
import type { Product } from '../support/product/product.ts';
import { expect, test } from '../support/test.ts';

/** A notice as the sandbox provider signs it: HMAC over time and body, with the shared secret. */
function signature({ dataFolder }: Product, body: string): string {
  const installation = readFileSync(join(dataFolder, 'secret'), 'utf8').trim();
  const secret = createHmac('sha256', installation)
    .update('sandbox-webhook\ncurrent')
    .digest('base64url');
  const seconds = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

test('a notice five times at once credits once', async ({ request, product }) => {
  const member = await newMember(product);
  const before = await member.credits();
  const { packages } = await member.api.get<{ packages: { id: string; credits: number }[] }>(
    '/api/packages.php',
  );
  const [pack] = packages;
  if (!pack) throw new Error('nothing is for sale');
  const { banks } = await member.api.get<{ banks: { id: string }[] }>(
    '/api/banks.php?method=ideal',
  );
  const order = { package: pack.id, paymentmethod: 'ideal', bank: banks[0]?.id, waiver: true };
  const { redirect_url, payment } = await member.api.post<{
    redirect_url: string;
    payment: { payment_id: string };
  }>('/api/payment.php', order);
  const paid = await request.post(redirect_url, {
    form: { outcome: 'pay', delivery: 'none', user: 'test', code: '1234' },
    headers: { origin: product.url },
    maxRedirects: 0,
  });
  expect(paid.status()).toBe(303);
  expect(await member.credits()).toBe(before);

  const ref = redirect_url.split('/').at(-1);
  const notify = (id: string, sign = true) => {
    const data = JSON.stringify({ id, type: 'payment.updated', payment: ref });
    const headers = {
      'content-type': 'application/json',
      ...(sign && { 'sandbox-signature': signature(product, data) }),
    };
    return request.post(`${product.url}/api/payment-webhook/sandbox`, { data, headers });
  };
  expect((await notify(randomUUID(), false)).status()).toBe(400);
  expect(await member.credits()).toBe(before);

  const event = randomUUID();
  const again = [event, event, event, event, event, randomUUID(), randomUUID()];
  const answers = await Promise.all(again.map((id) => notify(id)));
  expect(answers.map((answer) => answer.status())).toEqual(again.map(() => 200));
  expect(await member.credits()).toBe(before + pack.credits);
  const ledger = await member.api.get<{ entries: { cause: string }[] }>('/api/ledger.php');
  expect(ledger.entries.filter(({ cause }) => cause === 'purchase')).toHaveLength(1);
  const after = await member.api.get<{ payment: { status: string } }>(
    `/api/payment.php?id=${payment.payment_id}`,
  );
  expect(after.payment.status).toBe('completed');
});
