import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

function mailsTo(dataFolder: string, address: string): Mail[] {
  const folder = join(dataFolder, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail)
    .filter((mail) => mail.to === address);
}

/** The newest mail to an address, waited for; `subject` picks among several. */
export async function newestMail(
  dataFolder: string,
  address: string,
  subject = /./,
): Promise<Mail> {
  const find = () => mailsTo(dataFolder, address).findLast((mail) => subject.test(mail.subject));
  await expect.poll(find, `a mail to ${address}`).toBeDefined();
  return find() as Mail;
}

/** The first link in a mail whose path begins with `path`. */
export function linkIn(mail: Mail, path = '/'): string {
  const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
  const link = links.find((text) => new URL(text).pathname.startsWith(path));
  if (!link) throw new Error(`no link to ${path} in "${mail.subject}"`);
  return link;
}
