import type { Registry } from '../../registry/registry.ts';
import { rollBack, unpinSite } from '../../registry/steps.ts';
import { takeStep } from '../../store/take-step.ts';
import { answer } from '../answer.ts';
import type { Command } from '../command.ts';
import { onlyName, siteOption } from '../options.ts';

function outcome(name: string, before: Registry, after: Registry): string {
  const [then, now] = [before, after].map(({ channels }) => channels[name]);
  if (then?.live !== now?.live) return `${now?.live} is live again, instead of ${then?.live}`;
  if (then?.canary && !now?.canary)
    return `canary ${then.canary.version} ended; ${now?.live} is live`;
  return `${now?.live} is live`;
}

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
    const what = (before: Registry, after: Registry) =>
      site ? `${name} on ${site} follows all others` : `${name} ${outcome(name, before, after)}`;
    const { before, after } = await takeStep(context, name, what, (current) =>
      site ? unpinSite(current, name, site) : rollBack(current, name, to),
    );
    const { live, withdrawn } = after.channels[name] ?? {};
    return answer(what(before, after), { name, live, withdrawn, site }, context.dryRun);
  },
};
