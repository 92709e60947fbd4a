import type { Attach } from '../../mail/attach.ts';
import { pdfOf } from './pdf.ts';
import { writtenInvoice } from './read-invoices.ts';
import { sheetOf } from './sheet.ts';

/** What a mail is queued with to bring an invoice along, or a credit note. */
export const withInvoice = (payment: string, part: number) => ({
  invoice: payment,
  invoice_part: String(part),
});

/** The invoice that a mail names, as a file in its language. */
export const attachInvoice: Attach = async (db, { invoice: id, invoice_part }, language) => {
  if (!id) return [];
  const invoice = await writtenInvoice(db, { id, part: Number(invoice_part) });
  const content = await pdfOf(sheetOf(invoice, language));
  return [{ filename: `${invoice.number}.pdf`, contentType: 'application/pdf', content }];
};
