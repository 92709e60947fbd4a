import { longDay } from '../../platform/dates.ts';
import { translator } from '../../platform/texts.ts';
import { money } from '../money.ts';
import { type Invoice, vatOf } from './read-invoices.ts';
import type { Seller } from './write-invoice.ts';

/** What stands on an invoice, line by line, for whatever draws it. */
export interface Sheet {
  language: string;
  title: string;
  date: Date;
  /** The seller. */
  from: string[];
  facts: [term: string, value: string][];
  lines: { text: string; amount: string; bold?: boolean }[];
  notes: string[];
}

/** An invoice or credit note in a language. */
export function sheetOf({ number, corrects, invoice, payment }: Invoice, language: string): Sheet {
  const t = translator(language);
  const { amount, vat_permille, issued_at } = invoice;
  const seller = invoice.seller as Seller;
  const kind = amount < 0 ? 'credit_note' : 'invoice';
  const price = (minor: number) => money(minor, payment.currency, language);
  const vat = vatOf(invoice);
  const rate = (vat_permille / 1000).toLocaleString(language, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const day = (moment: Date) => longDay(moment, language);
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(seller.country || 'NL');
  const earlier: Sheet['facts'] = corrects ? [[t('invoice.corrects'), corrects]] : [];
  const before: Sheet['lines'] =
    kind === 'invoice' && payment.discount_amount > 0
      ? [
          { text: t('invoice.regular'), amount: price(amount + payment.discount_amount) },
          { text: t('invoice.discount'), amount: price(-payment.discount_amount) },
        ]
      : [];
  return {
    language,
    title: t(`invoice.${kind}`),
    date: issued_at,
    from: [
      seller.name,
      seller.address,
      [seller.city, seller.country && country].filter(Boolean).join(', '),
      seller.register && t('invoice.register', { number: seller.register }),
      seller.vat_number && t('invoice.vatNumber', { number: seller.vat_number }),
    ].filter(Boolean),
    facts: [
      [t('invoice.number'), number],
      ...earlier,
      [t('invoice.date'), day(issued_at)],
      [t('invoice.order'), payment.id],
      [t('invoice.ordered'), day(payment.created_at)],
    ],
    lines: [
      { text: t('invoice.what', { count: payment.credits, site: seller.site }), amount: '' },
      ...before,
      { text: t('invoice.net'), amount: price(amount - vat) },
      { text: t('invoice.vat', { rate }), amount: price(vat) },
      { text: t('invoice.total'), amount: price(amount), bold: true },
    ],
    notes: [t(`invoice.${kind}Note`), t('invoice.never')],
  };
}
