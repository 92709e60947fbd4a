import type { Database } from '../platform/database.ts';
import type { Site } from './site-settings.ts';
/** All sites by host, read again at most every five seconds. */
export declare class SiteDirectory {
    #private;
    constructor(db: Database);
    /** The site of a host name without port, if it is configured. */
    find(host: string): Promise<Site | undefined>;
}
/** One site by its id; for work that has no request. Throws when it is gone. */
export declare function siteById(db: Database, id: string): Promise<Site>;
