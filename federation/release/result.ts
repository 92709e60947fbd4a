import { reportLines } from '../gate/report.ts';
import type { Registry } from '../registry/registry.ts';
import { exitCode, explain } from './exit-code.ts';
import type { Failure } from './publish-together.ts';
import type { Outcome, Together } from './release-together.ts';

/** What a person gets to see of a release, and its exit code. */
interface Result {
  lines: string[];
  errors: string[];
  code: number;
}

/** A package that was not released: why in short, one line each; why at length; its exit code. */
interface Behind {
  name: string;
  reasons: string[];
  atLength: string[];
  code: number;
}

function releasedLine(outcome: Outcome, seen: Registry, dryRun: boolean): string {
  const { name, version, built, newer, milliseconds, report } = outcome;
  const { live, withdrawn = [] } = seen.channels[name] ?? {};
  if (!built && withdrawn.includes(version)) {
    return `${name.padEnd(16)} ${live}  stays live, ${version} was taken back (npm run release -- ${name} --again brings it)`;
  }
  if (newer) {
    return `${name.padEnd(16)} ${version}  stays live, ${newer} (npm run release -- ${name} takes this checkout's)`;
  }
  const how = built ? `built in ${(milliseconds / 1000).toFixed(1)} s` : 'unchanged';
  const many = report?.opened;
  const opened = many ? `, opened at ${many} ${many === 1 ? 'address' : 'addresses'}` : '';
  const unopened = report?.unopened ? `, not opened: ${report.unopened}` : '';
  const note = dryRun ? ', not released (dry run)' : '';
  return `${name.padEnd(16)} ${version}  ${how}${opened}${unopened}${note}`;
}

function refused({ name, report }: Outcome): Behind | undefined {
  if (!report || report.problems.length === 0) return undefined;
  const reasons = report.problems.map(
    ({ rule, message, advice }) => `${rule}: ${message} → ${advice}`,
  );
  return { name, reasons, atLength: reportLines(report), code: 1 };
}

function failed({ name, error }: Failure): Behind {
  const message = error instanceof Error ? error.message : String(error);
  const reasons = [message.trim().split('\n')[0] ?? ''];
  const text = explain(error);
  const atLength = [text.includes(name) ? text : `${name} is not released: ${text}`];
  return { name, reasons, atLength, code: exitCode(error) };
}

/** One line for a package that keeps the version it has, and where to read more. */
function staysLine({ name, reasons: [first, ...others] }: Behind, live: string): string {
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  const command = `npm run release -- ${name} --dry-run`;
  return `${name.padEnd(16)} ${live}  stays live, refused: ${first}${more} (see ${command})`;
}

/** What became of packages. `lenient`: one that was not released may stay as it is. */
export function result(
  { outcomes, failures, seen }: Together,
  { dryRun, lenient }: { dryRun: boolean; lenient: boolean },
): Result {
  const released = outcomes.filter((outcome) => !refused(outcome));
  const behind = [...outcomes.flatMap((one) => refused(one) ?? []), ...failures.map(failed)];
  const liveOf = ({ name }: Behind) => (lenient ? seen.channels[name]?.live : undefined);
  return {
    lines: released.flatMap((outcome) => [
      releasedLine(outcome, seen, dryRun),
      ...(outcome.parts ?? []).map((part) => `${' '.repeat(17)}${part}`),
    ]),
    errors: behind.flatMap((one) => {
      const live = liveOf(one);
      return live ? [staysLine(one, live)] : one.atLength;
    }),
    code: Math.max(0, ...behind.filter((one) => !liveOf(one)).map(({ code }) => code)),
  };
}
