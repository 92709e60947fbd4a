import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import type { UserStatus } from '../platform/tables/accounts.ts';
import type { Gender, Seeks, Sexuality } from '../platform/tables/members.ts';
/** Who is logged in, as every handler may use it. */
export type Session = {
    id: string;
    lastSeenAt: Date;
    user: {
        id: string;
        status: UserStatus;
        language: string;
        premium: boolean;
        signupDate: Date;
        gender: Gender;
        seeks: Seeks;
        sexuality: Sexuality;
        country: string;
    };
};
/** Sessions end 30 days after login, used or not. */
export declare const sessionDays = 30;
/** The running session of a token on a site. Raw SQL: this runs on every request. */
export declare function findSession(ctx: Context, siteId: string, token: string): Promise<Session | null>;
/** Begins a session under a token made before with `newSecret`. */
export declare function startSession(ctx: Context, db: Db, userId: string, token: string, device: string): Promise<void>;
