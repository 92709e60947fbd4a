import type { Context } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import type { Provider } from './provider.ts';
import { sandboxProvider } from './sandbox/sandbox.ts';

/** The providers this installation works with. The sandbox takes no money: never in production. */
export function providersOf(ctx: Context): Provider[] {
  return ctx.env.production ? [] : [sandboxProvider(ctx)];
}

/** Who new payments go to. Throws 503 when there is nobody. */
export function currentProvider(ctx: Context): Provider {
  const [provider] = providersOf(ctx);
  if (!provider) throw new ApiError(503, 'payments_unavailable');
  return provider;
}

/** The provider of that name; 404 for any other. */
export function providerNamed(ctx: Context, name: string): Provider {
  const provider = providersOf(ctx).find((candidate) => candidate.name === name);
  if (!provider) throw notFound();
  return provider;
}
