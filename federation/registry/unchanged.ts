import { LostRace } from './refusal.ts';
import type { Registry } from './registry.ts';

/**
 * Refuses to go on when somebody else changed a package between looking and writing: what was
 * looked at, and perhaps checked, is no longer what is live.
 */
export function refuseIfChanged(seen: Registry, now: Registry, name: string): void {
  const [before, after] = [seen, now].map(({ channels }) => JSON.stringify(channels[name]));
  if (before === after) return;
  const { who, what } = now.change ?? { who: 'somebody', what: 'a change' };
  throw new LostRace(`${name} was changed meanwhile (${what}, by ${who}); look again, then repeat`);
}
