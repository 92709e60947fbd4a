import type { Context } from './context.ts';
import type { App } from './http-types.ts';
/** For operators: is the process alive, and can it serve. */
export declare function healthRoutes(app: App, ctx: Context): void;
