import type { Registry } from '../../registry/registry.ts';
import { promote } from '../../registry/steps.ts';
import { takeStep } from '../../store/take-step.ts';
import { answer } from '../answer.ts';
import type { Command } from '../command.ts';
import { onlyName } from '../options.ts';

export const command: Command = {
  help: `Usage: npm run promote -- <package>
Makes the canary live for everybody.`,
  options: {},
  async run(context) {
    const name = onlyName(context);
    const what = (_before: Registry, after: Registry) =>
      `${name} ${after.channels[name]?.live} live for everybody`;
    const { before, after } = await takeStep(context, name, what, (current) =>
      promote(current, name),
    );
    const live = after.channels[name]?.live;
    return answer(what(before, after), { name, live }, context.dryRun);
  },
};
