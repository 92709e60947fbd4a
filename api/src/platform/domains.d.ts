import type { Context } from './context.ts';
import type { App } from './http-types.ts';
/** Every domain adds its own routes here, one line each. */
export declare function registerDomains(app: App, ctx: Context): Promise<void>;
