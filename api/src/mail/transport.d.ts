import type { Env } from '../platform/env.ts';
import type { RenderedMail } from './templates.ts';
export type Envelope = RenderedMail & {
    id: string;
    date: Date;
    from: {
        name: string;
        address: string;
    };
    to: string;
};
export type Transport = {
    send: (mail: Envelope) => Promise<void>;
};
/** An SMTP server when one is configured, else files for the mailbox page. */
export declare function mailTransport(env: Env): Transport;
export declare function mailFolder(dataDir: string): string;
