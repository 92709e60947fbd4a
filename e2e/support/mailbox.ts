import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Newest first, and read one by one: by the end of a run there are hundreds of others. */
function newestTo(dataFolder: string, address: string, subject: RegExp): Mail | undefined {
  const folder = join(dataFolder, 'mail');
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const name of names.sort().reverse()) {
    const mail = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail;
    if (mail.to === address && subject.test(mail.subject)) return mail;
  }
  return undefined;
}

/** The newest mail to an address, waited for; `subject` picks among several. */
export async function newestMail(
  dataFolder: string,
  address: string,
  subject = /./,
): Promise<Mail> {
  const find = () => newestTo(dataFolder, address, subject);
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
