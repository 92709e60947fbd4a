import type { App } from './http-types.ts';
/** JSON only (uploads are registered apart). An empty body is no body; `__proto__` is refused. */
export declare function parseBodies(app: App): void;
