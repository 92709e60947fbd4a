import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Client } from './chat-clients.ts';
import { measureDisk } from './disk.ts';
import { makePairs } from './make-pairs.ts';
import { measureChat, reportChat } from './measure-chat.ts';
import { startBare, startPair, startProduct } from './product.ts';
import { withDatabase } from './with-database.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    /** `1000x200`: so many clients, so many messages a second; several with commas. */
    rounds: { type: 'string', default: '1000x33,1000x200,3000x33,3000x200' },
    /** Writes as many messages as fast as they are answered, so many at a time: for CPU beside other load. */
    'at-once': { type: 'string', default: '0' },
    /** Has the pages come through a gateway, the third of the processes. */
    gateway: { type: 'boolean', default: false },
    /** Says where a message spends its time, too; that costs some. */
    trace: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = values.rounds.split(',').map((round) => round.split('x').map(Number));

await withDatabase(async (connection, dataDir) => {
  const most = Math.max(...rounds.map(([clients = 0]) => clients));
  const everybody = await makePairs(connection, dataDir, most);
  console.log('API and database, beside a bare relay that stores nothing:');
  for (const [many = 0, perSecond = 0] of rounds) {
    const clients: Client[] = everybody.slice(0, many);
    const load = { clients, perSecond, seconds, warmUp: 10, atOnce: Number(values['at-once']) };
    console.log(`${many} clients, ${perSecond} messages a second, ${seconds} s`);
    const disk = await measureDisk(dataDir, perSecond, 5);
    console.log(`  disk     p50 ${disk.p50.toFixed(1)} ms  p99 ${disk.p99.toFixed(1)} ms`);
    const relay = await startBare('bare-relay.ts');
    const bare = await measureChat(relay, load).finally(relay.end);
    reportChat('relay', bare);
    const tracing = values.trace ? ['--import', join(import.meta.dirname, 'trace.ts')] : [];
    const start = values.gateway ? startPair : startProduct;
    const product = await start(connection, dataDir, tracing);
    const ours = await measureChat(product, load).finally(product.end);
    reportChat('product', ours);
    const times = (part: 'p50' | 'p99') => (ours[part] / bare[part]).toFixed(1);
    console.log(
      `  product ÷ relay: p50 ${times('p50')}, p99 ${times('p99')}; load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
});
process.exit();
