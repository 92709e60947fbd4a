import { actText, takeAct } from '../../store/acts.ts';
import { answer } from '../answer.ts';
import type { Command } from '../command.ts';
import { onlyName, siteOption } from '../options.ts';

export const command: Command = {
  help: `Usage: npm run rollback -- <package> [--to VERSION] [--site HOST]
Takes the latest step back: ends a canary, else makes the version before live again.
  --to VERSION   an earlier version; status lists them
  --site HOST    ends what was released for this site only`,
  options: { to: { type: 'string' }, site: { type: 'string' } },
  async run(context) {
    const name = onlyName(context);
    const to = context.text('to');
    const site = siteOption(context);
    const act = { kind: 'roll-back', name, to, site } as const;
    const { before, after } = await takeAct(context, act);
    const { live, withdrawn } = after.channels[name] ?? {};
    return answer(actText(act, before, after), { name, live, withdrawn, site }, context.dryRun);
  },
};
