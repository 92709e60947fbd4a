import type { Context } from './context.ts';
import type { App } from './http-types.ts';
export declare const maximumUpload: number;
/** The whole API on one context, ready to listen or to be injected into. */
export declare function createApp(ctx: Context, log: boolean): Promise<App>;
