import type { Bus } from '../platform/bus/bus.ts';
import type { Db } from '../platform/database.ts';
import type { Site } from './site.ts';
import { readSettings } from './site-settings.ts';

/** All sites by host, read once and again when the database says that they changed. */
export class SiteDirectory {
  #db: Db;
  #hosts: Promise<Map<string, Site | Error>> | undefined;

  constructor(db: Db, bus: Bus) {
    this.#db = db;
    bus.on(({ topic }) => {
      if (topic === 'sites') this.#hosts = undefined;
    });
    bus.onGap(() => {
      this.#hosts = undefined;
    });
  }

  /** The site of a host name without port, if it is configured. Throws when its settings are wrong. */
  async find(host: string): Promise<Site | undefined> {
    if (!this.#hosts) {
      const reading = readHosts(this.#db);
      this.#hosts = reading;
      // A failed read is told to whoever waits for it, and not kept.
      reading.catch(() => {
        if (this.#hosts === reading) this.#hosts = undefined;
      });
    }
    const found = (await this.#hosts).get(host);
    if (found instanceof Error) throw found;
    return found;
  }
}

const columns = [
  ...(['name', 'domain', 'company_id', 'shown_pools', 'arrived_at', 'settings'] as const),
] as const;

async function readHosts(db: Db): Promise<Map<string, Site | Error>> {
  const rows = await db
    .selectFrom('site_hosts')
    .innerJoin('sites', 'sites.id', 'site_hosts.site_id')
    .select(['host', 'sites.id', ...columns])
    .execute();
  return new Map(rows.map(({ host, ...row }) => [host, siteOrError(row)]));
}

interface SiteRow extends Omit<Site, 'settings'> {
  settings: unknown;
}

/** A site whose settings are wrong fails alone. */
function siteOrError(row: SiteRow): Site | Error {
  try {
    return toSite(row);
  } catch (error) {
    return error as Error;
  }
}

function toSite(row: SiteRow): Site {
  return { ...row, settings: readSettings(row.id, row.settings) };
}

/** One site by its id; for work that has no request. Throws when it is gone. */
export async function siteById(db: Db, id: string): Promise<Site> {
  const row = await db
    .selectFrom('sites')
    .select(['id', ...columns])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return toSite(row);
}
