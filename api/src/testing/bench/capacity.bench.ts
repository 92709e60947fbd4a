import { parseArgs } from 'node:util';
import { breaksAt, dayOf } from './capacity/day-of.ts';
import { headroomOf } from './capacity/headroom.ts';
import { loadOf } from './capacity/load-of.ts';
import { costs, type Kind, kinds } from './capacity/measured.ts';
import { planFor, usualSizes } from './capacity/plan-for.ts';
import { busiest, type Usage, usual } from './capacity/usage.ts';

/** Every assumption is an option: `--active 0.3 --messages 40 --members 50000`. */
const assumptions = { ...usual, ...usualSizes };
const options = Object.fromEntries(
  Object.entries(assumptions).map(([name, value]) => [
    name,
    { type: 'string' as const, default: String(value) },
  ]),
);
const { values } = parseArgs({
  options: { ...options, members: { type: 'string', default: '10000,1000000,100000000' } },
});
const given = <Of extends object>(of: Of) =>
  Object.fromEntries(Object.keys(of).map((name) => [name, Number(Object(values)[name])])) as Of;
const usage: Usage = given(usual);
const sizes = given(usualSizes);

const many: Record<Kind, string> = {
  message: 'messages',
  document: 'documents of members',
  visitor: 'documents of visitors',
  search: 'searches',
  call: 'other calls',
};

const text = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)));

/** How many members, what they ask for, what serves it, and how it did when it was simulated. */
function rowOf(members: number): Record<string, string | number> {
  const load = loadOf(members, usage);
  const plan = planFor(load, sizes);
  const built = { plan, coresOfPair: sizes.coresOfPair };
  const [fullest] = headroomOf(load, plan, sizes);
  const hours = dayOf(members, usage, built);
  const evening = hours[busiest];
  const longest = Math.max(...hours.flatMap(({ pair, database }) => [pair.p99, database.p99]));
  const broken = breaksAt(members, usage, built);
  return {
    members: members.toLocaleString('en'),
    ...Object.fromEntries(
      kinds.map((kind) => [`${many[kind]} a second`, text(load.perSecond[kind])]),
    ),
    'event streams': text(load.streams),
    'notices a second': text(load.notices),
    'messages, GB a day': text(load.gigabytesOfDay),
    'cores busy, pairs': text(plan.pairCores),
    'cores busy, database': text(plan.databaseCores),
    pairs: `${plan.pairs} for ${plan.pairsFor}`,
    'memory of a pair, GB': text(plan.memoryOfPair),
    'cores of the database': `${plan.databaseServer}${plan.onePrimary ? '' : ', more than one server has'}`,
    connections: `${plan.connections}${plan.pool ? ', so PgBouncer' : ''}`,
    'notices by': plan.bus,
    'full first': `${fullest?.what}, at ${text(fullest?.times ?? 0)} times the load`,
    'simulated: busy, pair and database': `${text(evening?.pair.busy ?? 0)}, ${text(evening?.database.busy ?? 0)}`,
    'simulated: wait p99, ms': text(longest),
    'simulated: over 100 ms': broken
      ? `at the ${broken.where}, at ${text(broken.times)} times the load`
      : 'not below 30 times the load',
  };
}

console.table(Object.fromEntries(kinds.map((kind) => [kind, costs[kind]])));
console.log(
  Object.keys(assumptions)
    .map((name) => `--${name} ${Object(values)[name]}`)
    .join(' '),
);
const rows = String(values.members).split(',').map(Number).map(rowOf);
for (const name of Object.keys(rows[0] ?? {})) {
  console.log([name.padEnd(36), ...rows.map((row) => String(row[name]).padEnd(42))].join(' '));
}
