import { type Act, actsText, takeActs } from '../../gate/acts.ts';
import { answer } from '../answer.ts';
import type { Command } from '../command.ts';
import { Usage } from '../exit-code.ts';
import { actHelp, actOptions, siteOption, someNames } from '../options.ts';

export const command: Command = {
  help: `Usage: npm run rollback -- <package>... [--to VERSION] [--site HOST]
Takes the latest step back: ends a canary, else makes the version before live again. What was
released together goes back together.
  --to VERSION   an earlier version of the one package; status lists them
  --site HOST    ends what was released for this site only
${actHelp}`,
  options: { to: { type: 'string' }, site: { type: 'string' }, ...actOptions },
  async run(context) {
    const names = someNames(context);
    const to = context.text('to');
    if (to !== undefined && names.length > 1) throw new Usage('--to wants one package');
    const site = siteOption(context);
    if (site && to) throw new Usage('a site follows all others then; say --to or --site, not both');
    const acts = names.map((name): Act => ({ kind: 'roll-back', name, to, site }));
    const { before, after } = await takeActs(context, acts, context.flag('anyway'));
    const packages = names.map((name) => {
      const { live, withdrawn } = after.channels[name] ?? {};
      return { name, live, withdrawn, site };
    });
    return answer(actsText(acts, before, after), { packages }, context.dryRun);
  },
};
