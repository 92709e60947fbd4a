import { type Envelope } from './transport.ts';
export type StoredMail = Omit<Envelope, 'date'> & {
    date: string;
};
/** The mails written to files, newest first, at most 200. */
export declare function readMailbox(dataDir: string): StoredMail[];
