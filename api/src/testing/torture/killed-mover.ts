import { type Move, moveSites } from '../../cells/move-sites.ts';

/** Moves sites as an operator's command does, up to a step, and then waits to be killed there. */
const [move = '{}', last = ''] = process.argv.slice(2);

await moveSites({
  ...(JSON.parse(move) as Pick<Move, 'sites' | 'from' | 'to' | 'cells'>),
  who: 'ada',
  say: () => {},
  at: async (step) => {
    if (step !== last) return;
    process.send?.(step);
    // The channel keeps it alive.
    await new Promise(() => {});
  },
});
