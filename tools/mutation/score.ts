import type { Equivalent } from './equivalent.ts';

interface Place {
  line: number;
  column: number;
}

interface Mutant {
  status: string;
  /** What the test said that failed. */
  statusReason?: string;
  replacement?: string;
  location: { start: Place; end: Place };
}

/** The part of Stryker's report that is read here. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

export interface Score {
  /** Planted faults that a test noticed, or that made it hang. */
  noticed: number;
  /** Those of them for which a test waited in vain, or hung; on a busy machine that may be one too many. */
  late: number;
  planted: number;
  /** One line for each fault that nobody noticed. */
  survivors: string[];
}

/** The piece of source between two places; lines and columns count from 1. */
function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const isLate = (status: string, reason: string) =>
  status === 'Timeout' || /Exceeded timeout of \d+ ms/.test(reason);

/** How many of the planted faults the tests noticed. Those that change nothing are not counted. */
export function scoreOf(report: MutationReport, equivalents: Equivalent[]): Score {
  const score: Score = { noticed: 0, late: 0, planted: 0, survivors: [] };
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    for (const { status, statusReason = '', replacement = '', location } of mutants) {
      const was = oneLine(textAt(source, location));
      const becomes = oneLine(replacement);
      const isNoticed = status === 'Killed' || status === 'Timeout';
      const isSame = equivalents.some(
        (one) => one.file === file && one.was === was && one.becomes === becomes,
      );
      const counts = isNoticed || status === 'Survived' || status === 'NoCoverage';
      if (!counts || (isSame && !isNoticed)) continue;
      score.planted += 1;
      if (isNoticed && isLate(status, statusReason)) score.late += 1;
      if (isNoticed) score.noticed += 1;
      else score.survivors.push(`${file}:${location.start.line}  ${was}  →  ${becomes}`);
    }
  }
  return score;
}

/** Between what the share of all lies with 95 % certainty, when so many of a sample were noticed (Wilson). */
export function between95(noticed: number, planted: number): [number, number] {
  const z = 1.96;
  const share = noticed / planted;
  const middle = share + z ** 2 / (2 * planted);
  const spread = z * Math.sqrt((share * (1 - share)) / planted + z ** 2 / (4 * planted ** 2));
  const scale = 1 + z ** 2 / planted;
  return [(middle - spread) / scale, (middle + spread) / scale];
}
