import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { interestKeys } from '../../settings/interests.ts';
import { type Asked, ask } from './ask.ts';
import { makePairs } from './make-pairs.ts';
import { makePeople } from './make-people.ts';
import { startBare, startProduct } from './product.ts';
import { withDatabase } from './with-database.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    members: { type: 'string', default: '10000' },
    /** Only calls with this in their name. */
    only: { type: 'string', default: '' },
  },
});
const seconds = Number(values.seconds);
const askers = 200;

/** What a member's page asks for, by what is read for it. */
const calls: [string, string][] = [
  ['session, nothing read', '/api/regions.php?country=NL'],
  ['user.php', '/api/user.php'],
  ['ledger.php', '/api/ledger.php'],
  ['chats.php', '/api/chats.php'],
  ['likes.php', '/api/likes.php'],
  ['search.php', '/api/search.php'],
];

function report(what: string, { cpu, p50, p95, perSecond, bytes }: Asked, bare?: Asked): void {
  const sum = cpu.reduce((total, one) => total + one, 0);
  const parts = cpu.map((one) => one.toFixed(2)).join(' + ');
  const ratio = bare ? `  ÷ Fastify ${(perSecond / bare.perSecond).toFixed(2)}` : '';
  console.log(
    `  ${what.padEnd(22)} CPU ${sum.toFixed(2)} ms (${parts})  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  ${perSecond.toFixed(0)} a second${ratio}  ${bytes} bytes  load ${loadavg()[0]?.toFixed(1)}`,
  );
}

await withDatabase(async (connection, dataDir) => {
  const clients = await makePairs(connection, dataDir, askers);
  await makePeople(connection, interestKeys, Number(values.members));
  const cookies = clients.map(({ cookie }) => cookie);
  console.log(`${values.members} members, API + database, beside a bare Fastify:`);
  const relay = await startBare('bare-fastify.ts');
  const bare = await ask(relay, { path: '/', cookies: [] }, seconds).finally(relay.end);
  report('bare Fastify', bare);
  const product = await startProduct(connection, dataDir);
  try {
    for (const [what, path] of calls.filter(([what]) => what.includes(values.only))) {
      report(what, await ask(product, { path, cookies }, seconds), bare);
    }
  } finally {
    await product.end();
  }
});
process.exit();
