import type { FastifyRequest } from 'fastify';
import { currentUser, requireUser } from '../identity/guards.ts';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { takeFrom } from '../platform/limits.ts';
import { Nothing, Refusals } from '../platform/shapes.ts';
import { automaticDiscount, type Buyer, findDiscount, ifRefused } from './discount.ts';
import { misfit, viewDiscount } from './discount-view.ts';
import { methodsIn, type Offer } from './methods/methods-in.ts';
import { packageRows, pricedPackages, sellingCountry } from './packages.ts';
import { providersOf } from './providers.ts';
import * as shapes from './schemas.ts';
import { wantedCode } from './wanted-code.ts';

const tags = ['payments'];
/** Looks at codes, which are guessed else; the pages of a purchase take a few each. */
const codes = { burst: 60, seconds: 30 };

/** What is for sale, how it can be paid, and which discount applies. Prices are public. */
export function priceRoutes(app: App, ctx: Context): void {
  const packages = {
    tags,
    querystring: shapes.PackagesQuery,
    response: { 200: shapes.PackagesAnswer, ...Refusals },
  };
  app.get('/api/packages.php', { schema: packages }, async (request) => {
    const { discountcode: code } = request.query;
    const country = await countryOf(ctx, request, request.query.country);
    const discount = await discountFor(ctx, request, code);
    const rows = await packageRows(ctx.db, country);
    const list = pricedPackages(rows, request.site.settings.message_credits, (row) =>
      discount && !misfit(discount, row) ? discount.percentage : 0,
    );
    return { packages: list, country, discountcode: discount?.code ?? null };
  });

  const methods = {
    tags,
    querystring: shapes.CountryQuery,
    response: { 200: shapes.PaymentMethodsAnswer, ...Refusals },
  };
  app.get('/api/paymentmethods.php', { schema: methods }, async (request) => {
    const country = await countryOf(ctx, request, request.query.country);
    const offers = await offersIn(ctx, country);
    const list = offers.map(({ method, banks, min, max }) => ({
      method,
      banks: banks.length > 0,
      min_amount: min,
      max_amount: max,
    }));
    return { paymentmethods: list };
  });

  const banks = {
    tags,
    querystring: shapes.BanksQuery,
    response: { 200: shapes.BanksAnswer, ...Refusals },
  };
  app.get('/api/banks.php', { schema: banks }, async (request) => {
    const country = await countryOf(ctx, request, request.query.country);
    const { method } = request.query;
    const offers = await offersIn(ctx, country);
    const wanted = offers.filter((offer) => !method || offer.method === method);
    return { banks: wanted.flatMap((offer) => offer.banks) };
  });

  const discount = {
    tags,
    querystring: shapes.DiscountQuery,
    response: { 200: shapes.DiscountAnswer, 204: Nothing, ...Refusals },
  };
  app.get(
    '/api/discountcode.php',
    { schema: discount, preHandler: requireUser },
    async (request, reply) => {
      const wanted = wantedCode(request.query);
      if ('code' in wanted) await takeFrom(ctx, `discount ${currentUser(request).id}`, codes);
      const finding = findDiscount(ctx, ctx.db, buyerOf(request), wanted);
      // Pages ask by themselves for what comes without a code, and most have none: that is no fault.
      const found = await ('code' in wanted ? finding : finding.catch(ifRefused));
      return found ? { discountcode: viewDiscount(found) } : reply.status(204).send(null);
    },
  );
}

/** Who buys: the member who is logged in, on this site. */
export function buyerOf(request: FastifyRequest): Buyer {
  const { id, premium, signupDate, country } = currentUser(request);
  const { language } = request;
  const { id: siteId, settings } = request.site;
  const timeBonusSeconds = settings.time_bonus_seconds;
  const countries = [country, settings.country];
  return { id, premium, signupDate, siteId, language, timeBonusSeconds, country, countries };
}

/** A code that was asked for must be usable; the one that comes by itself is for members only. */
async function discountFor(ctx: Context, request: FastifyRequest, code: string | undefined) {
  if (!request.session) return null;
  const buyer = buyerOf(request);
  if (code) {
    await takeFrom(ctx, `discount ${buyer.id}`, codes);
    return findDiscount(ctx, ctx.db, buyer, { code });
  }
  return automaticDiscount(ctx, ctx.db, buyer);
}

/** None without a provider. */
async function offersIn(ctx: Context, country: string): Promise<Offer[]> {
  const [provider] = providersOf(ctx);
  return provider ? methodsIn(ctx, provider, country) : [];
}

function countryOf(ctx: Context, request: FastifyRequest, asked: string | undefined) {
  const { session, country, site } = request;
  // A member orders by the prices of where they live, wherever they are now.
  const { countries } = session ? buyerOf(request) : { countries: [country.selected] };
  const candidates = [asked, ...countries, site.settings.country];
  return sellingCountry(ctx.db, candidates, asked ? undefined : session?.user.country);
}
