import { Type } from 'typebox';
import { currentUser, requireUser } from '../../identity/guards.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { takeFrom } from '../../platform/limits.ts';
import { Refusals } from '../../platform/shapes.ts';
import { paymentOf } from '../payment-view.ts';
import { InvoiceQuery, InvoicesAnswer, PaymentQuery } from '../schemas.ts';
import { pdfOf } from './pdf.ts';
import { invoiceOf, invoicesOf, numberOf } from './read-invoices.ts';
import { sheetOf } from './sheet.ts';

/** Drawing one takes about as long as a search. */
const drawing = { burst: 20, seconds: 10 };

/** What a member has in writing of an order. */
export function invoiceRoutes(app: App, ctx: Context): void {
  const tags = ['payments'];
  const preHandler = requireUser;

  const listing = {
    tags,
    querystring: PaymentQuery,
    response: { 200: InvoicesAnswer, ...Refusals },
  };
  app.get('/api/invoices.php', { schema: listing, preHandler }, async (request) => {
    const { id } = await paymentOf(ctx.db, currentUser(request).id, request.query.id);
    const rows = await invoicesOf(ctx.db, id);
    const invoices = rows.map((row) => ({
      part: row.part,
      number: numberOf(row),
      amount: row.amount,
      issued_at: row.issued_at.toISOString(),
    }));
    return { invoices };
  });

  const pdf = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });
  const one = { tags, querystring: InvoiceQuery, response: { 200: pdf, ...Refusals } };
  app.get('/api/invoice.php', { schema: one, preHandler }, async (request, reply) => {
    const { id } = currentUser(request);
    await takeFrom(ctx, `invoice ${id}`, drawing);
    const invoice = await invoiceOf(ctx.db, id, { part: 0, ...request.query });
    const file = await pdfOf(sheetOf(invoice, request.language));
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
      .send(file);
  });
}
