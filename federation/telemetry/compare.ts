import type { Pair } from './pairs.ts';
import type { Measure } from './voice.ts';

/** How likely a version that is as good as its base is ever called worse by one measure. */
const falseAlarm = 1e-4;
const limit = Math.log(1 / falseAlarm);

/** What a measure tolerates, and what it looks for: shares of unlike pairs in which the new one is worse. */
interface Suspicion {
  tolerated: number;
  suspected: number[];
}

/** A few per cent slower is nobody's business. */
const slower: Suspicion = { tolerated: 0.52, suspected: [0.6, 0.7, 0.85] };

/** Twice the odds to fail: files of a new version come over the network, the others were kept. */
const failing: Suspicion = { tolerated: 2 / 3, suspected: [0.8, 0.9, 0.97] };

/** What the pairs of one measure say. */
export interface Comparison {
  pairs: number;
  worse: number;
  better: number;
  /** Logarithm of how much likelier the pairs are if the new version is worse. */
  evidence: number;
  /** Whether that was ever more than chance explains. */
  isWorse: boolean;
}

/** The logarithm of the mean of numbers given by their logarithms. */
function logMean(logs: number[]): number {
  const highest = Math.max(...logs);
  const sum = logs.reduce((total, log) => total + Math.exp(log - highest), 0);
  return highest + Math.log(sum / logs.length);
}

/**
 * A sequential test of pairs: the mean of likelihood ratios, one for each suspicion. While the new
 * version is worse in no more pairs than is tolerated, that mean exceeds 1 / falseAlarm at any time
 * with a probability of at most falseAlarm (Ville's inequality), so it may be asked after each report.
 */
export function compare(pairs: Pair[], measure: Measure): Comparison {
  const { tolerated, suspected } = measure === 'failed' ? failing : slower;
  const logs = suspected.map(() => 0);
  const whenLost = suspected.map((share) => Math.log(share / tolerated));
  const whenWon = suspected.map((share) => Math.log((1 - share) / (1 - tolerated)));
  let [worse, better, isWorse] = [0, 0, false];
  for (const { isWorse: lost } of pairs) {
    if (lost === undefined) continue;
    if (lost) worse += 1;
    else better += 1;
    const said = lost ? whenLost : whenWon;
    for (let n = 0; n < logs.length; n += 1) logs[n] = (logs[n] ?? 0) + (said[n] ?? 0);
    // A pair that it won makes that less likely, whatever is suspected.
    isWorse ||= lost && logMean(logs) >= limit;
  }
  return { pairs: pairs.length, worse, better, evidence: logMean(logs), isWorse };
}
