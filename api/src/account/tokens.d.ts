import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import type { TokenPurpose } from '../platform/tables/accounts.ts';
type NewToken = {
    user_id: string;
    purpose: TokenPurpose;
    /** Milliseconds. */
    lifetime: number;
    data?: Record<string, string>;
};
/** The secret of a mailed link. Computed, so that the database never holds it. */
export declare function tokenSecret(ctx: Context, tokenId: string): string;
/** Makes a one-time token and returns its id, which the mail's `token_id` names. */
export declare function createToken(ctx: Context, trx: Trx, token: NewToken): Promise<string>;
/**
 * Uses a token up; of parallel uses one succeeds. Throws 404 `token_invalid` for what never was
 * one for this purpose, 410 `token_expired` for what no longer is.
 */
export declare function consumeToken(ctx: Context, trx: Trx, purpose: TokenPurpose, secret: string): Promise<{
    user_id: string;
    data: Record<string, string>;
}>;
/** Ends the tokens of a user for one purpose, such as older reset links. */
export declare function expireTokens(ctx: Context, trx: Trx, user_id: string, purpose: TokenPurpose): Promise<void>;
export {};
