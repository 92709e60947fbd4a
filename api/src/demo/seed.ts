import type { Context } from '../platform/context.ts';
import { spreadPresence } from './presence.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedMembers } from './seed-members.ts';
import { seedSites } from './seed-sites.ts';
import { writeAccounts } from './write-accounts.ts';

/** Everything a newcomer finds on a fresh installation. Never runs in production. */
export async function seedDemo(ctx: Context): Promise<void> {
  await seedSites(ctx);
  await seedMembers(ctx);
  await spreadPresence(ctx);
  await seedAccounts(ctx);
  writeAccounts(ctx);
}
