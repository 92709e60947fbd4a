import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../platform/context.ts';
import { demoAccounts, demoPassword, emailOf } from './accounts.ts';
import { homeOf } from './seed-members.ts';
import { demoSites } from './sites.ts';

/** Leaves in the data folder what to log in with; whoever started the product prints it. */
export function writeAccounts(ctx: Context): void {
  const sites = demoSites.map(({ name, domain, settings }) => ({
    name,
    host: domain,
    language: settings.domain_language,
  }));
  const accounts = demoAccounts.map((account) => {
    const site = demoSites.find(({ id }) => id === homeOf(account.country).site);
    const about = `${site?.name} (${site?.domain}), ${account.about}`;
    return { name: account.name, email: emailOf(account), password: demoPassword, about };
  });
  mkdirSync(ctx.env.dataDir, { recursive: true });
  const file = join(ctx.env.dataDir, 'accounts.json');
  writeFileSync(file, JSON.stringify({ sites, accounts }, null, 2));
}
