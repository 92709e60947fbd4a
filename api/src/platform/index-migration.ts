import type pg from 'pg';

const ofIndex = /^(create (?:unique )?|drop )index (?:if (?:not )?exists )?(\w+)/i;

/** The statements of a migration that makes and drops indexes and does nothing else; else null. */
export function indexStatements(sql: string): string[] | null {
  const statements = sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
  return statements.every((statement) => ofIndex.test(statement)) ? statements : null;
}

/**
 * Does it while members read and write: PostgreSQL then wants no transaction around it. Cut off
 * anywhere, it can be done again: what is there stays, a half-made index is made anew.
 */
export async function changeIndex(client: pg.Client, statement: string): Promise<void> {
  const [start = '', act = '', name = ''] = ofIndex.exec(statement) ?? [];
  const isDrop = act.toLowerCase().startsWith('drop');
  const { rowCount } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  if (isDrop || rowCount) await client.query(`drop index concurrently if exists ${name}`);
  if (isDrop) return;
  const rest = statement.slice(start.length);
  await client.query(`${act}index concurrently if not exists ${name}${rest}`);
}
