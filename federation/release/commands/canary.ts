import { type Act, actsText, takeActs } from '../../gate/acts.ts';
import { reportLines } from '../../gate/report.ts';
import { type Audience, audienceText, shareText } from '../../registry/audience.ts';
import { Refusal } from '../../registry/refusal.ts';
import { type Registry, versionName } from '../../registry/registry.ts';
import { publish } from '../../registry/steps.ts';
import { writerKeys } from '../../store/keys.ts';
import { startingPoint } from '../../store/registry-file.ts';
import { readRelease } from '../../store/releases.ts';
import { takeStep } from '../../store/take-step.ts';
import { refuseWithdrawn } from '../../store/withdrawal.ts';
import { type Answer, answer } from '../answer.ts';
import { checkStored } from '../check.ts';
import type { Command, Context } from '../command.ts';
import { Usage } from '../exit-code.ts';
import {
  actHelp,
  actOptions,
  gateHelp,
  gateOptions,
  knownPackages,
  mayGo,
  onlyName,
  percent,
  someNames,
} from '../options.ts';

type Canary = Audience & { kind: 'canary' };

async function stop(context: Context): Promise<Answer> {
  const names = someNames(context);
  const acts = names.map((name): Act => ({ kind: 'end-canary', name }));
  const { before, after } = await takeActs(context, acts, context.flag('anyway'));
  const packages = names.map((name) => ({ name, ended: before.channels[name]?.canary?.version }));
  return answer(actsText(acts, before, after), { packages }, context.dryRun);
}

/** Puts a version on trial that is in the store already. */
async function tryStored(
  context: Context,
  name: string,
  version: string,
  audience: Canary,
): Promise<void> {
  const stored = versionName.safeParse(version).success
    ? await readRelease(context.files, name, version)
    : undefined;
  if (!stored) throw new Refusal(`${name} ${version} is not in the store`);
  const { files, keys } = context;
  const { registry } = await startingPoint(files, writerKeys(keys).accepted);
  const isTakenBack = registry.channels[name]?.withdrawn.includes(version);
  if (isTakenBack && !context.flag('again')) await refuseWithdrawn(files, name, version);
  const what = `${name} ${version} ${audienceText(audience)}`;
  const reference = { name, version, digest: stored.digest };
  const step = (current: Registry) => publish(current, reference, audience);
  // Also in its turn, when nobody else can release what it would meet.
  await takeStep(context, [name], what, step, ({ before }) => {
    const isOnTrial = before.channels[name]?.canary?.version === version;
    const place = { files, registry: before, audience };
    return checkStored(stored.release, place, undefined, isOnTrial ? undefined : mayGo(context));
  });
}

/** The shares of --steps, each larger than the one before. */
function stepsOf(text: string): number[] {
  const steps = text.split(',').map(Number);
  const isRising = steps.every((step, n) => step > (steps[n - 1] ?? 0) && step <= 100);
  if (isRising) return steps;
  throw new Usage(`--steps wants rising shares such as 5,25,100, not "${text}"`);
}

/** For whom the trial is; with steps it goes on by itself from now. */
function trialOf(context: Context): Canary {
  const text = context.text('steps');
  if (text === undefined) return { kind: 'canary', share: percent(context, 'share') };
  if (context.text('share') !== undefined) throw new Usage('say --share or --steps, not both');
  const steps = stepsOf(text);
  const [share = 100] = steps;
  if (share === 100) throw new Usage('--steps begins below 100; a release is for everybody');
  const now = new Date().toISOString();
  return { kind: 'canary', share, rollout: { steps, begun: now, reached: now } };
}

/** Builds a package and puts it on trial; throws what is wrong with it. */
async function build(context: Context, name: string, audience: Canary): Promise<string> {
  const { releaseTogether } = await import('../release-together.ts');
  const { outcomes, failures } = await releaseTogether(context, [name], audience);
  const [outcome] = outcomes;
  if (!outcome) throw failures[0]?.error;
  const { report, version } = outcome;
  if (report && report.problems.length > 0) throw new Refusal(reportLines(report).join('\n'));
  // It runs already: only its share may be another.
  if (!outcome.built) await tryStored(context, name, version, audience);
  return version;
}

export const command: Command = {
  help: `Usage: npm run canary -- <package> --share PERCENT [--version VERSION]
       npm run canary -- <package> --steps 5,25,100 [--version VERSION]
       npm run canary -- <package>... --stop
Gives a new version to a share of the browsers; each of them keeps what it got. Without --version it
is built from the working tree and checked like a release. A larger share needs the same command.
  --share PERCENT    above 0, up to 100
  --steps PERCENTS   begins with the first; a gateway that has the private key goes on to the next
                     while errors, LCP and INP hold against what is live, takes the version back when
                     one does not, and says why in the history. At 100 it is live
  --version VERSION  one that is in the store
  --stop             everybody has the live version again
${actHelp}
${gateHelp}`,
  options: {
    share: { type: 'string' },
    steps: { type: 'string' },
    version: { type: 'string' },
    stop: { type: 'boolean' },
    ...actOptions,
    ...gateOptions,
  },
  async run(context) {
    if (context.flag('stop')) return stop(context);
    const name = onlyName(context);
    const audience = trialOf(context);
    const { share } = audience;
    const wanted = context.text('version');
    if (wanted) await tryStored(context, name, wanted, audience);
    else knownPackages([name]);
    const version = wanted ?? (await build(context, name, audience));
    const later = shareText(audience).replace(`${share} %`, '');
    const line = `${name} ${version} for ${share} % of the browsers${later}`;
    const { steps } = audience.rollout ?? {};
    return answer(line, { name, version, share, steps }, context.dryRun);
  },
};
