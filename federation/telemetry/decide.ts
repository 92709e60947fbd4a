import type { Counts } from './counts.ts';

/** Fewer different clients than this decide nothing. */
const fewestClients = 5;

/** How likely a version that is as good as its predecessor is ever called worse. */
const falseAlarm = 1e-5;

/** A version counts as worse when its odds to fail are this many times those of its predecessor. */
const worse = 6;

/** What is assumed of a predecessor nobody reported about yet: one failure in ten reports. */
const prior = { failed: 2, all: 20 };

/** A predecessor that never fails is luck; below this share of reports nobody is called worse. */
const least = 0.05;

/**
 * Whether a version fails so much more than its predecessor that it has to go.
 *
 * A sequential likelihood ratio test: every report adds to or takes from the evidence, and it may
 * be asked after each one without making a false alarm likelier. Shares are of the reports, in which
 * successes are sampled; that shifts both versions alike, so the odds still compare.
 */
export function mustGo(candidate: Counts, predecessor: Counts): boolean {
  if (candidate.failed < fewestClients) return false;
  const all = predecessor.shown + predecessor.failed + prior.all;
  const usual = Math.max(least, (predecessor.failed + prior.failed) / all);
  const odds = (worse * usual) / (1 - usual);
  const bad = odds / (1 + odds);
  const evidence =
    candidate.failed * Math.log(bad / usual) + candidate.shown * Math.log((1 - bad) / (1 - usual));
  return evidence >= Math.log(1 / falseAlarm);
}
