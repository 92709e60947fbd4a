import pg from 'pg';

export interface Table {
  name: string;
  /** Those that hold something of their own, in the order of the table. */
  columns: string[];
}

/** What `COPY` is told: the table with its columns, quoted. */
export const copied = ({ name, columns }: Table) =>
  `${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`;

/** Every table but the list of migrations, which the migrations write themselves. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname <> 'schema_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

export interface Migration {
  name: string;
  checksum: string;
}

export async function migrationsOf(client: pg.ClientBase): Promise<Migration[]> {
  const { rows } = await client.query<Migration>(
    'select name, checksum from schema_migrations order by name',
  );
  return rows;
}
