import type { TFunction } from 'i18next';
import { escapeHtml } from '../../platform/html.ts';
import { money } from '../money.ts';
import type { PaymentStatus } from '../tables.ts';
import { checkoutStyle } from './checkout-style.ts';
import { deliveries, type Outcome, outcomes } from './decide.ts';

export interface Checkout {
  ref: string;
  payment_id: string;
  amount: number;
  currency: string;
  method: string;
  bank_name: string | null;
  merchant: string;
  description: string;
  language: string;
  status: PaymentStatus;
  refunded: number;
  charged_back: number;
}

/** The sandbox provider's checkout: what is paid, a pretended sign-in, and how it shall end. */
export function checkoutPage(checkout: Checkout, t: TFunction): string {
  const text = (key: string, values = {}) => escapeHtml(t(`sandbox.${key}`, values));
  const isOver = checkout.status !== 'open' && checkout.status !== 'pending';
  return `<!doctype html>
<html lang="${checkout.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${text('title')}</title>
<style>${checkoutStyle}</style></head>
<body><p class="test">${text('test')}</p><main>
${summary(checkout, text)}
${isOver ? over(checkout, text) : signIn(checkout, text)}
</main></body></html>`;
}

type Text = (key: string, values?: object) => string;

function summary(checkout: Checkout, text: Text): string {
  const { amount, currency, language, merchant, method, description, payment_id } = checkout;
  const rows: [string, string][] = [
    ['order', description],
    ['method', checkout.bank_name ?? method],
    ['reference', payment_id.slice(-8)],
  ];
  const list = rows.map(([key, value]) => `<dt>${text(key)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<section class="card"><h1>${escapeHtml(merchant)}</h1>
<p class="amount">${escapeHtml(money(amount, currency, language))}</p>
<dl>${list.join('')}</dl></section>`;
}

function signIn(checkout: Checkout, text: Text): string {
  return form(
    text,
    `<h2>${text(checkout.bank_name ? 'sign_in' : 'sign_in_test', { bank: checkout.bank_name })}</h2>
<p class="hint">${text('sign_in_hint')}</p>
<label class="field">${text('user')}<input name="user" value="test" autocomplete="off"></label>
<label class="field">${text('code')}<input name="code" value="1234" inputmode="numeric" autocomplete="off"></label>
${button(text, 'pay', 'class="pay"')}${others(text, ['fail', 'cancel', 'pending', 'expire'])}`,
  );
}

/** What can still happen to a payment that has ended: money late, or money going back. */
function over(checkout: Checkout, text: Text): string {
  const { status, amount, refunded, charged_back, payment_id } = checkout;
  const hasLeft = amount > refunded + charged_back;
  const possible = (Object.keys(outcomes) as Outcome[]).filter((outcome) => {
    const from: readonly string[] = outcomes[outcome].from;
    return from.includes(status) && (status !== 'completed' || hasLeft);
  });
  const gone = hasLeft ? '' : `<p class="hint">${text('status.returned')}</p>`;
  return `<section class="card"><p class="done">${text(`status.${status}`)}</p>${gone}
<a href="/transactions/${payment_id}">${text('back')}</a></section>
${possible.length > 0 ? form(text, others(text, possible)) : ''}`;
}

const button = (text: Text, outcome: string, look = '') =>
  `<button name="outcome" value="${outcome}" ${look}>${text(`outcome.${outcome}`)}</button>`;

const others = (text: Text, list: Outcome[]) =>
  `<div class="others">${list.map((outcome) => button(text, outcome)).join('')}</div>`;

function form(text: Text, inside: string): string {
  const choices = deliveries.map(
    (delivery, place) => `<label class="choice"><input type="radio" name="delivery"
value="${delivery}"${place === 0 ? ' checked' : ''}>${text(`delivery.${delivery}`)}</label>`,
  );
  return `<form method="post" class="card">${inside}
<fieldset><legend>${text('notice')}</legend>${choices.join('')}</fieldset></form>`;
}
