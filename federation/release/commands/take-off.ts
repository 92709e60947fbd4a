import { Refusal } from '../../registry/refusal.ts';
import type { Registry } from '../../registry/registry.ts';
import { takeOff } from '../../registry/steps.ts';
import { takeStep } from '../../store/take-step.ts';
import { remoteNames } from '../../workspace/package-files.ts';
import { answer } from '../answer.ts';
import type { Command } from '../command.ts';
import { someNames } from '../options.ts';

export const command: Command = {
  help: `Usage: npm run take-off -- <remote>...
Takes a remote off that is over: from the next document on its pages are not found, and its slots are
empty. Delete its folder first, in what every machine starts from. Tabs that are open keep it.`,
  options: {},
  async run(context) {
    const names = someNames(context);
    const here = names.find((name) => remoteNames().includes(name));
    if (here) {
      throw new Refusal(
        `${here} is still in this checkout, and the next start would release it again; delete its folder first`,
      );
    }
    const what = names.map((name) => `${name} taken off`).join(', ');
    const step = (current: Registry) => ({
      ...names.reduce(takeOff, current),
      sequence: current.sequence + 1,
    });
    const { before } = await takeStep(context, names, what, step);
    const packages = names.map((name) => ({ name, was: before.channels[name]?.live }));
    return answer(what, { packages }, context.dryRun);
  },
};
