import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Envelope, mailFolder } from './transport.ts';

/** Base64. */
type StoredFile = Omit<Envelope['attachments'][number], 'content'> & { content: string };

export type StoredMail = Omit<Envelope, 'date' | 'attachments'> & {
  date: string;
  /** An SMS has none. */
  attachments?: StoredFile[];
};

const shown = 200;

/** The mails written to files, newest first, at most 200. */
export function readMailbox(dataDir: string): StoredMail[] {
  const folder = mailFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, shown)
    .flatMap((name) => readMail(join(folder, name)));
}

/** No mail when the file is broken, as one is that a full disk cut off: the others are still shown. */
function readMail(file: string): StoredMail[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8'))];
  } catch {
    return [];
  }
}
