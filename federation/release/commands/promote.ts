import { type Act, actsText, takeActs } from '../../gate/acts.ts';
import { answer } from '../answer.ts';
import type { Command } from '../command.ts';
import { actHelp, actOptions, someNames } from '../options.ts';

export const command: Command = {
  help: `Usage: npm run promote -- <package>...
Makes the canary live for everybody; canaries that need each other, in one step.
${actHelp}`,
  options: actOptions,
  async run(context) {
    const names = someNames(context);
    const acts = names.map((name): Act => ({ kind: 'promote', name }));
    const { before, after } = await takeActs(context, acts, context.flag('anyway'));
    const packages = names.map((name) => ({ name, live: after.channels[name]?.live }));
    return answer(actsText(acts, before, after), { packages }, context.dryRun);
  },
};
