import type { App } from './http-types.ts';
/** Collects the schemas of all routes; answered at /api/openapi.json. */
export declare function describeApi(app: App): Promise<void>;
