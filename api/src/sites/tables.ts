import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

declare const isChecked: unique symbol;

/** Made by `checkedSettings` alone; read as unknown, because operators write the column too. */
export interface CheckedSettings {
  readonly [isChecked]: true;
}

declare module '../platform/database.ts' {
  interface Tables {
    companies: {
      id: string;
      name: string;
      address: Generated<string>;
      city: Generated<string>;
      country: Generated<string>;
      kvk: Generated<string>;
      tradenames: Generated<string[]>;
      vat_numbers: Generated<Record<string, string>>;
      support_phone: Generated<string>;
      delete_discount: string | null;
      /** How long its books are kept after the end of the year of their last line. */
      books_years: Generated<number>;
      added: Generated<Date>;
    };
    sites: {
      id: string;
      company_id: string;
      name: string;
      domain: string;
      /** Whose members the site shows, kept by the database. */
      shown_pools: GeneratedAlways<string[]>;
      settings: ColumnType<unknown, CheckedSettings | undefined, CheckedSettings>;
      /** When it came into this database out of another one. */
      arrived_at: Generated<Date | null>;
    };
    site_hosts: { host: string; site_id: string };
  }
}
