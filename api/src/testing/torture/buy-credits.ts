import type { ApiProcess } from './api-process.ts';

/** What one purchase brings. */
export const packageSize = 1000;

/** Buys credits at the sandbox's checkout, whose notice comes twice. */
export async function buyCredits(api: ApiProcess): Promise<string> {
  const order = { package: `nl-${packageSize}`, paymentmethod: 'paypal', waiver: true };
  const { payment, redirect_url } = await api.json<{
    payment: { payment_id: string };
    redirect_url: string;
  }>('POST', '/api/payment.php', order);
  const choice = new URLSearchParams({ outcome: 'pay', delivery: 'twice' });
  await api.send('POST', new URL(redirect_url).pathname, choice);
  return payment.payment_id;
}
