import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http-types.ts';
/** The mailbox page: every mail this installation "sent". Registered outside production only. */
export declare function mailboxRoutes(app: App, ctx: Context): void;
