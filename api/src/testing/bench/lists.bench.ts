import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { interestKeys } from '../../settings/interests.ts';
import { ask } from './ask.ts';
import { makeLists } from './make-lists.ts';
import { idOf, makePairs } from './make-pairs.ts';
import { makePeople } from './make-people.ts';
import { startProduct } from './product.ts';
import { withDatabase } from './with-database.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);
const few = { chats: 20, messages: 20, likes: 20 };
const many = { chats: 3000, messages: 10_000, likes: 5000 };

/** Lists of very many beside lists of 20: the first page of each, as a page of the product asks. */
await withDatabase(async (connection, dataDir) => {
  const [short, long] = await makePairs(connection, dataDir, 4);
  await makePeople(connection, interestKeys, 10_000);
  const talks = [
    await makeLists(connection, idOf('m', 0), 100, few),
    await makeLists(connection, idOf('m', 1), 200, many),
  ];
  const product = await startProduct(connection, dataDir);
  const calls: [string, (talk: string) => string][] = [
    ['3,000 chats', () => '/api/chats.php'],
    ['a thread of 10,000', (talk) => `/api/chat.php?conversation=${talk}`],
    ['5,000 likes', () => '/api/like-list.php?type=received'],
    ['for older pages', () => '/api/likes.php'],
    ['user.php of both', () => '/api/user.php'],
  ];
  try {
    for (const [what, pathOf] of calls) {
      const costs: number[] = [];
      for (const [index, client] of [short, long].entries()) {
        const call = { path: pathOf(talks[index] ?? ''), cookies: [client?.cookie ?? ''] };
        const { cpu, p50, bytes } = await ask(product, call, seconds, 4);
        costs.push(cpu.reduce((sum, one) => sum + one, 0));
        const shown = `CPU ${costs.at(-1)?.toFixed(2)} ms  p50 ${p50.toFixed(1)} ms  ${bytes} bytes`;
        console.log(`  ${(index === 0 ? 'of 20' : what).padEnd(20)} ${shown}`);
      }
      const [one = 0, other = 0] = costs;
      console.log(
        `  ${what} ÷ 20: ${(other / one).toFixed(2)} of the CPU; load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
  } finally {
    await product.end();
  }
});
process.exit();
