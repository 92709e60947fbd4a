import { countsOf, type Observation } from '../telemetry/counts.ts';
import { mustGo } from '../telemetry/decide.ts';

/** A rollout as it might happen: page loads over time, some of which report. */
export interface Rollout {
  loads: number;
  /** Loads per second. */
  pace: number;
  /** Part of the loads that get the new version. */
  share: number;
  /** How often the new and the old version fail. */
  fails: { candidate: number; predecessor: number };
  /** Visitors behind one address; 1 where everybody has their own. */
  perAddress?: number;
  /** Part of the loads whose network or extensions break whatever they are given. */
  hopeless?: number;
  random: () => number;
}

export interface Ending {
  demoted: boolean;
  /** Loads that were given the new version, and those that saw it fail. */
  given: number;
  harmed: number;
  /** Seconds from the first failure to the decision; undefined when there was none. */
  seconds: number | undefined;
}

/** As in the browser and the gateway: reports wait, and the gateway looks every so often. Seconds. */
const reportDelay = 7;
const lookEvery = 5;
const window = 600;
/** Loads before the rollout, all of the old version. */
const before = 300;
const successShare = 0.1;

/** Plays a rollout until its end or until the new version has to go. */
export function play(rollout: Rollout): Ending {
  const { random, fails, share, pace, loads, perAddress = 1, hopeless = 0 } = rollout;
  const sent: Observation[] = [];
  let [given, harmed, nextLook] = [0, 0, lookEvery];
  let firstFailure: number | undefined;

  for (let load = -before; load < loads; load += 1) {
    const now = load / pace;
    const seen = {
      remote: 'mf-chat',
      client: `c${Math.floor(load / perAddress)}`,
      document: `d${load}`,
    };
    const report = (version: string, failed: boolean) => {
      if (failed || random() < successShare) {
        sent.push({ ...seen, at: now + reportDelay, version, failed });
      }
    };
    const isHopeless = random() < hopeless;
    const isGiven = load >= 0 && random() < share;
    const tries = isGiven ? (['candidate', 'predecessor'] as const) : (['predecessor'] as const);
    for (const version of tries) {
      const failed = isHopeless || random() < fails[version];
      if (version === 'candidate') given += 1;
      if (version === 'candidate' && failed) {
        harmed += 1;
        firstFailure ??= now;
      }
      report(version, failed);
      if (!failed) break;
    }
    if (now < nextLook) continue;
    nextLook = now + lookEvery;
    const arrived = sent.filter(({ at }) => at <= now && at > now - window);
    const names = { remote: 'mf-chat', version: 'candidate', predecessor: 'predecessor' };
    const predecessor = countsOf(arrived, { remote: 'mf-chat', version: 'predecessor' });
    if (mustGo(countsOf(arrived, names), predecessor)) {
      return { demoted: true, given, harmed, seconds: now - (firstFailure ?? now) };
    }
  }
  return { demoted: false, given, harmed, seconds: undefined };
}
