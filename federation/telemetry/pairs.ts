import type { Measure, Voice } from './voice.ts';

/** Two versions of a package. */
export interface Versions {
  remote: string;
  version: string;
  base: string;
}

/** Two clients of the same minutes, one with each version. */
export interface Pair {
  /** When the second of them spoke. */
  at: number;
  /** Whether the new version was the worse one; undefined when they were alike. */
  isWorse: boolean | undefined;
}

const page = ({ client, document }: Voice) => `${client} ${document}`;

/** Pages in which both versions failed say nothing of the difference between them. */
function withoutHopeless(voices: Voice[], { version, base }: Versions): Voice[] {
  const failing = (of: string) =>
    new Set(voices.filter((one) => one.version === of && one.value > 0).map(page));
  const [ofNew, ofBase] = [failing(version), failing(base)];
  const both = new Set([...ofNew].filter((one) => ofBase.has(one)));
  return both.size === 0 ? voices : voices.filter((one) => !both.has(page(one)));
}

/** The first voice of everybody: however often a client speaks, it has one. */
function firstOfEach(voices: Voice[]): Voice[] {
  const known = new Set<string>();
  return voices.filter(({ client }) => !known.has(client) && known.add(client));
}

/**
 * Pairs each voice with the latest unpaired one of the other version. Whom it is paired with depends
 * on the order in which they spoke, never on what they said: if both versions are equally good, each
 * of the two is as likely to be the worse one, whatever the devices, the lines and the hour.
 *
 * @param voices in the order in which they came
 */
export function pairsOf(voices: Voice[], versions: Versions, measure: Measure): Pair[] {
  const { remote, version, base } = versions;
  const own = voices.filter(
    (one) =>
      one.remote === remote &&
      one.measure === measure &&
      (one.version === version || one.version === base),
  );
  const heard = firstOfEach(measure === 'failed' ? withoutHopeless(own, versions) : own);
  const pairs: Pair[] = [];
  const alone: Voice[] = [];
  for (const one of heard) {
    const other = alone.at(-1);
    if (!other || other.version === one.version) {
      alone.push(one);
      continue;
    }
    alone.pop();
    const [ofNew, ofBase] = one.version === version ? [one, other] : [other, one];
    const isWorse = ofNew.value === ofBase.value ? undefined : ofNew.value > ofBase.value;
    pairs.push({ at: one.at, isWorse });
  }
  return pairs;
}
