/** What a command says. */
export interface Answer {
  /** For a person, on the first stream. */
  lines: string[];
  /** What went wrong, for a person, on the second. */
  errors?: string[];
  /** The same for programs. */
  data: unknown;
  /** 0 when absent. */
  code?: number;
}

/** An answer whose data is its lines' own fields; says so when it was a dry run. */
export function answer(line: string, data: object, dryRun: boolean): Answer {
  return { lines: [dryRun ? `${line} (dry run)` : line], data: { ...data, dryRun } };
}

/** Says it, as JSON where that was asked for. */
export function say({ lines, errors = [], data, code = 0 }: Answer, json: boolean): void {
  if (json) console.log(JSON.stringify(data, null, 2));
  else {
    if (lines.length > 0) console.log(lines.join('\n'));
    if (errors.length > 0) console.error(errors.join('\n'));
  }
  process.exitCode = code;
}
