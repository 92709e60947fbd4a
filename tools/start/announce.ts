import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment.ts';

/** Written by the API once its demo data stands; absent in production. */
interface DemoFile {
  sites: { name: string; host: string; language: string }[];
  accounts: { name: string; email: string; password: string; about: string }[];
}

/** Where to look first, for a person: sites, mailbox, accounts. One entry per line. */
export function announcement({ dataFolder, publicUrl }: Environment): string[] {
  const lines = [row('Site', publicUrl)];
  const file = join(dataFolder, 'accounts.json');
  if (!existsSync(file)) return lines;
  const { sites, accounts } = JSON.parse(readFileSync(file, 'utf8')) as DemoFile;
  const { protocol, port } = new URL(publicUrl);
  const suffix = port && `:${port}`;
  return [
    ...sites.map(({ name, host, language }) =>
      row(name, `${protocol}//${host}${suffix}`, language),
    ),
    row('Mailbox', new URL('/mailbox', publicUrl).href, 'every mail the sites send'),
    ...accounts.map(({ name, email, password, about }) =>
      row(name, `${email} / ${password}`, about),
    ),
  ];
}

function row(name: string, what: string, about = ''): string {
  return `  ${name.padEnd(14)} ${what.padEnd(40)} ${about}`.trimEnd();
}
