import { actText, takeAct } from '../../store/acts.ts';
import { answer } from '../answer.ts';
import type { Command } from '../command.ts';
import { onlyName } from '../options.ts';

export const command: Command = {
  help: `Usage: npm run promote -- <package>
Makes the canary live for everybody.`,
  options: {},
  async run(context) {
    const name = onlyName(context);
    const act = { kind: 'promote', name } as const;
    const { before, after } = await takeAct(context, act);
    const live = after.channels[name]?.live;
    return answer(actText(act, before, after), { name, live }, context.dryRun);
  },
};
