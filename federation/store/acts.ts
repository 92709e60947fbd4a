import { LostRace } from '../registry/refusal.ts';
import { type Channel, channelOf, type Registry } from '../registry/registry.ts';
import { promote, rollBack, stopCanary, unpinSite } from '../registry/steps.ts';
import { type Occasion, type Step, takeStep } from './take-step.ts';

/** What a person does with what is released already. */
export type Act =
  | { kind: 'roll-back'; name: string; to?: string | undefined; site?: string | undefined }
  | { kind: 'promote'; name: string }
  | { kind: 'end-canary'; name: string };

/** What somebody saw when they decided; anything else now is another matter. */
export type Seen = Pick<Channel, 'live'> & { canary: string | null };

function rolledBack(name: string, before: Registry, after: Registry): string {
  const [then, now] = [before, after].map(({ channels }) => channels[name]);
  const ended = then?.canary && !now?.canary ? `canary ${then.canary.version} ended; ` : '';
  const instead = then?.live === now?.live ? '' : ` again, instead of ${then?.live}`;
  return `${ended}${now?.live} is live${instead}`;
}

/** An act in words, for people and the history. */
export function actText(act: Act, before: Registry, after: Registry): string {
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

function refuseUnless(seen: Seen, current: Registry, name: string): void {
  const { live, canary } = channelOf(current, name);
  if (live === seen.live && (canary?.version ?? null) === seen.canary) return;
  throw new LostRace(`${name} was changed meanwhile; look again, then repeat`);
}

/** Takes the one signed step that an act is, unless something else is there than was seen. */
export async function takeAct(occasion: Occasion, act: Act, seen?: Seen): Promise<Step> {
  const what = (before: Registry, next: Registry) => actText(act, before, next);
  return takeStep(occasion, act.name, what, (current) => {
    if (seen) refuseUnless(seen, current, act.name);
    return after(current, act);
  });
}
