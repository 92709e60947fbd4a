import type { Notice } from '../platform/bus/bus.ts';
import { publish } from '../platform/bus/publish.ts';
import { gatheredIn } from '../platform/gathered.ts';

/** Tells other processes what is committed, by one go for all of a moment. */
export const tellOthers = gatheredIn(async (ctx, notices: Notice[]): Promise<undefined[]> => {
  await ctx.bus.tellOthers(notices).catch(async () => {
    for (const notice of notices) await publish(ctx.db, notice);
  });
  return notices.map(() => undefined);
});
