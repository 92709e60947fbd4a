import { promote } from '../../registry/canary.ts';
import { takeStep } from '../change.ts';
import { type Command, onlyName } from '../command.ts';

export const command: Command = {
  help: `Usage: npm run promote -- <package>
Makes the canary live for everybody.`,
  options: {},
  async run(context) {
    const name = onlyName(context);
    const { after } = await takeStep(context, name, `${name} canary promoted`, (current) =>
      promote(current, name),
    );
    console.log(
      `${name}: ${after.channels[name]?.live} is live${context.dryRun ? ' (dry run)' : ''}`,
    );
  },
};
