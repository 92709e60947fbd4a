import type { Context } from '../platform/context.ts';
import { seedSites } from './seed-sites.ts';

/** Everything a newcomer finds on a fresh installation. Never runs in production. */
export async function seedDemo(ctx: Context): Promise<void> {
  await seedSites(ctx);
}
