import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { brokenIn, ceilingOf } from './ceiling.ts';
import { makePairs } from './make-pairs.ts';
import { measureChat, reportChat } from './measure-chat.ts';
import { startProduct } from './product.ts';
import { withDatabase } from './with-database.ts';

/**
 * How many pages one API and its database hold: more and more, of whom one in thirty writes each
 * second, until messages come late or something breaks. The pages are on the same machine.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    from: { type: 'string', default: '1000' },
    step: { type: 'string', default: '1000' },
    precision: { type: 'string', default: '250' },
    most: { type: 'string', default: '10000' },
  },
});
const number = (name: keyof typeof values) => Number(values[name]);
const ramp = {
  from: number('from'),
  step: number('step'),
  precision: number('precision'),
  most: number('most'),
};
const writeEvery = 30;

await withDatabase(async (connection, dataDir) => {
  const everybody = await makePairs(connection, dataDir, ramp.most);
  const holds = async (many: number) => {
    const product = await startProduct(connection, dataDir);
    const clients = everybody.slice(0, many);
    const perSecond = Math.round(many / writeEvery);
    const load = { clients, perSecond, seconds: number('seconds'), warmUp: 10, atOnce: 0 };
    const round = await measureChat(product, load).finally(product.end);
    const broken = brokenIn(round);
    reportChat(String(many), round);
    console.log(`  ${broken.join(', ') || 'holds'}; load ${loadavg()[0]?.toFixed(1)}`);
    return broken.length === 0;
  };
  const ceiling = await ceilingOf(ramp, holds);
  console.log(`${ceiling} pages hold, ${Math.round(ceiling / writeEvery)} messages a second.`);
});
process.exit();
