import type { Context } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { mollieProvider } from './mollie/mollie.ts';
import type { Provider } from './provider.ts';
import { sandboxProvider } from './sandbox/sandbox.ts';

const made = new WeakMap<Context, Provider[]>();

/**
 * The providers this installation works with: Mollie with a key, and outside production the
 * sandbox, which takes no money. New payments go to the first; the others finish what they began.
 */
export function providersOf(ctx: Context): Provider[] {
  const known = made.get(ctx);
  if (known) return known;
  const { mollieApiKey: key, mollieApiUrl: url, production } = ctx.env;
  const providers = key ? [mollieProvider({ key, url })] : [];
  if (!production) providers.push(sandboxProvider(ctx));
  made.set(ctx, providers);
  return providers;
}

/** Who new payments go to. Throws 503 when there is nobody. */
export function currentProvider(ctx: Context): Provider {
  const [provider] = providersOf(ctx);
  if (!provider) throw new ApiError(503, 'payments_unavailable');
  return provider;
}

/** The provider of that name; undefined for one that is not configured, or not any more. */
export const knownProvider = (ctx: Context, name: string): Provider | undefined =>
  providersOf(ctx).find((candidate) => candidate.name === name);

/** The provider of that name; 404 for any other. */
export function providerNamed(ctx: Context, name: string): Provider {
  const provider = knownProvider(ctx, name);
  if (!provider) throw notFound();
  return provider;
}
