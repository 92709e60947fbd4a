/** One of several databases of an installation, and where the API before it is asked. */
export interface Cell {
  name: string;
  database: string;
  apiUrl: string;
}

/**
 * All cells, as CELLS (`one=http://…,two=http://…`) and CELL_DATABASES (`one=postgres://…,two=…`) name
 * them. Throws one line on what does not fit.
 */
export function readCells(values: Record<string, string | undefined>): Cell[] {
  const apis = named('CELLS', values.CELLS);
  const databases = named('CELL_DATABASES', values.CELL_DATABASES);
  for (const name of databases.keys()) {
    if (!apis.has(name)) throw new Error(`CELLS has no "${name}", and CELL_DATABASES has.`);
  }
  return [...apis].map(([name, apiUrl]) => {
    const database = databases.get(name);
    if (!database) throw new Error(`CELL_DATABASES has no "${name}", and CELLS has.`);
    return { name, database, apiUrl };
  });
}

function named(variable: string, text = ''): Map<string, string> {
  const parts = text.split(',').filter(Boolean);
  return new Map(
    parts.map((part) => {
      const [, name = '', address = ''] = /^([a-z0-9-]{1,20})=(.+)$/.exec(part) ?? [];
      if (URL.canParse(address)) return [name, address];
      throw new Error(`${variable} names addresses, as one=…,two=…`);
    }),
  );
}
