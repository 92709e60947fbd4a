import type { Registry } from '../registry/registry.ts';
import { rollBack, stopCanary } from '../registry/steps.ts';
import type { Trial } from './trials.ts';

/** The registry after a trial was lost; unchanged when somebody was faster. */
export function demote(current: Registry, { remote, version, predecessor, kind }: Trial): Registry {
  const channel = current.channels[remote];
  if (kind === 'canary') {
    return channel?.canary?.version === version ? stopCanary(current, remote) : current;
  }
  const isStill = channel?.live === version && channel.before.includes(predecessor);
  return isStill ? rollBack(current, remote, predecessor) : current;
}
