import { LostRace, Refusal } from '../registry/refusal.ts';
import { type Channel, channelOf, type Registry } from '../registry/registry.ts';
import { promote, rollBack, stopCanary, unpinSite } from '../registry/steps.ts';
import { type Judge, type Occasion, type Step, takeStep } from '../store/take-step.ts';
import { judgeOf } from './judge-step.ts';

/** What a person does with what is released already. */
export type Act = { name: string; seen?: Seen } & (
  | { kind: 'roll-back'; to?: string | undefined; site?: string | undefined }
  | { kind: 'promote' }
  | { kind: 'end-canary' }
);

/** What somebody saw when they decided; anything else now is another matter. */
type Seen = Pick<Channel, 'live'> & { canary: string | null };

function rolledBack(name: string, before: Registry, after: Registry): string {
  const [then, now] = [before, after].map(({ channels }) => channels[name]);
  const ended = then?.canary && !now?.canary ? `canary ${then.canary.version} ended; ` : '';
  const instead = then?.live === now?.live ? '' : ` again, instead of ${then?.live}`;
  return `${ended}${now?.live} is live${instead}`;
}

function actText(act: Act, before: Registry, after: Registry): string {
  const { name } = act;
  if (act.kind === 'promote') return `${name} ${after.channels[name]?.live} live for everybody`;
  if (act.kind === 'end-canary') {
    return `${name} canary ${before.channels[name]?.canary?.version} ended`;
  }
  if (act.site) return `${name} on ${act.site} follows all others`;
  return `${name} ${rolledBack(name, before, after)}`;
}

function after(current: Registry, act: Act): Registry {
  if (act.kind === 'promote') return promote(current, act.name);
  if (act.kind === 'end-canary') return stopCanary(current, act.name);
  return act.site ? unpinSite(current, act.name, act.site) : rollBack(current, act.name, act.to);
}

function refuseUnlessSeen(current: Registry, { name, seen }: Act): void {
  if (!seen) return;
  const { live, canary } = channelOf(current, name);
  if (live === seen.live && (canary?.version ?? null) === seen.canary) return;
  throw new LostRace(`${name} was changed meanwhile; look again, then repeat`);
}

/** Acts in words, for people and the history. */
export const actsText = (acts: Act[], before: Registry, after: Registry): string =>
  acts.map((act) => actText(act, before, after)).join(', ');

const advice = 'take along what it does not fit, in the same step, or insist (--anyway)';

/** Refuses what would not fit what it meets then. */
function judgeOfActs({ files }: Occasion, acts: Act[]): Judge {
  const names = acts.map(({ name }) => name);
  const judge = judgeOf(files, names);
  return (step) =>
    judge(step).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(`${error.message} → ${advice}`);
    });
}

/**
 * Takes the one signed step that acts with different packages are together. Refuses when something
 * else is there than was seen, and, unless somebody insists (`anyway`), what does not fit what it
 * would meet.
 */
export async function takeActs(occasion: Occasion, acts: Act[], anyway: boolean): Promise<Step> {
  const names = acts.map(({ name }) => name);
  const what = (before: Registry, next: Registry) => actsText(acts, before, next);
  const step = (current: Registry) => {
    for (const act of acts) refuseUnlessSeen(current, act);
    return { ...acts.reduce(after, current), sequence: current.sequence + 1 };
  };
  return takeStep(occasion, names, what, step, anyway ? undefined : judgeOfActs(occasion, acts));
}
