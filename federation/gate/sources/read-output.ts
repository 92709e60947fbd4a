import type { Problem } from '../problem.ts';

/** What a tool found, and the file it is in, from the repository's root. */
export interface Finding {
  file: string;
  problem: Problem;
}

/** Reads what the compiler says: `mf-chat/src/a.tsx(12,3): error TS2322: Type …`. */
export function typeErrors(output: string): Finding[] {
  const lines = output.matchAll(/^(\S+?)\((\d+),\d+\): error (TS\d+): (.+)$/gm);
  return [...lines].map(([, file = '', line = '', code = '', said = '']) => {
    const message = `${file}:${line}: ${shortened(said)} (${code})`;
    return { file, problem: { rule: 'types', message, advice: 'make the types fit' } };
  });
}

/** Types can be written in many lines' worth of text. */
function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** Reads what `tools/arrows.ts` says, a line for each import that leads where it may not. */
export function arrowErrors(output: string): Finding[] {
  return [...output.matchAll(/^([\w./-]+): (.+)$/gm)].map(([message, file = '']) => ({
    file,
    problem: {
      rule: 'arrows',
      message,
      advice: 'what two packages need belongs in shared-ui or shared-state, or is sent as an event',
    },
  }));
}

/** Of knip's report, as much as is read here. */
type Report = Record<string, { name: string; line?: number }[] | string> & { file: string };

/** Reads knip's report. */
export function unusedCode(output: string): Finding[] {
  const { issues } = JSON.parse(output) as { issues: Report[] };
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      (Array.isArray(found) ? found : []).map(({ name, line }) => {
        const place = line === undefined ? file : `${file}:${line}`;
        const what = kind === 'files' ? 'nothing imports it' : `${name} (${kind})`;
        const message = `${place}: ${what}`;
        return { file, problem: { rule: 'unused', message, advice: 'remove it, or use it' } };
      }),
    ),
  );
}
