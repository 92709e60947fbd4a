import pg from 'pg';

/** What a statement read, as the server says it did: with the plan that this connection had for it. */
export interface Read {
  text: string;
  /** Pages of 8 kB, in memory or not. */
  buffers: number;
  /** Entries of tables and indexes, those that were passed over with them. */
  rows: number;
}

interface Node {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}

const told = `-c session_preload_libraries=auto_explain -c client_min_messages=log
  -c auto_explain.log_min_duration=0 -c auto_explain.log_analyze=on -c auto_explain.log_buffers=on
  -c auto_explain.log_timing=off -c auto_explain.log_format=json`.replace(/\s+/g, ' ');

/** A connection whose statements tell what they read, into `reads`. For a server of our own. */
export function tellingConnection(connection: pg.PoolConfig): {
  connection: pg.PoolConfig;
  reads: Read[];
} {
  const reads: Read[] = [];
  const { connect } = pg.Client.prototype;
  pg.Client.prototype.connect = function listening(this: pg.Client, ...args: unknown[]) {
    this.on('notice', ({ message = '' }) => {
      if (!message.includes('  plan:')) return;
      const { 'Query Text': text, Plan } = JSON.parse(message.slice(message.indexOf('{')));
      const buffers = Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
      reads.push({ text, buffers, rows: rowsOf(Plan) });
    });
    return (connect as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof connect;
  return { connection: { ...connection, options: told }, reads };
}

function rowsOf(node: Node): number {
  const own = node['Relation Name']
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0;
  return (node.Plans ?? []).reduce((sum, inner) => sum + rowsOf(inner), own);
}
