import type { Database } from '../platform/database.ts';
import { defaultSettings } from './default-settings.ts';
import type { Site } from './site-settings.ts';

const freshFor = 5000;

/** All sites by host, read again at most every five seconds. */
export class SiteDirectory {
  #db: Database;
  #hosts: Promise<Map<string, Site>> | undefined;
  #readAt = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The site of a host name without port, if it is configured. */
  async find(host: string): Promise<Site | undefined> {
    const now = performance.now();
    if (!this.#hosts || now - this.#readAt > freshFor) {
      this.#readAt = now;
      this.#hosts = readHosts(this.#db);
      // A failed read is not kept.
      this.#hosts.catch(() => {
        this.#hosts = undefined;
      });
    }
    return (await this.#hosts).get(host);
  }
}

async function readHosts(db: Database): Promise<Map<string, Site>> {
  const rows = await db
    .selectFrom('site_hosts')
    .innerJoin('sites', 'sites.id', 'site_hosts.site_id')
    .select(['host', 'sites.id', 'name', 'domain', 'company_id', 'settings'])
    .execute();
  return new Map(rows.map(({ host, ...row }) => [host, toSite(row)]));
}

type SiteRow = Omit<Site, 'settings'> & { settings: Partial<Site['settings']> };

function toSite(row: SiteRow): Site {
  return { ...row, settings: { ...defaultSettings, ...row.settings } };
}

/** One site by its id; for work that has no request. Throws when it is gone. */
export async function siteById(db: Database, id: string): Promise<Site> {
  const row = await db
    .selectFrom('sites')
    .select(['id', 'name', 'domain', 'company_id', 'settings'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return toSite(row);
}
