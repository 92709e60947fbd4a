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

/** What a command prints on its two streams, and the code it ends with. */
export interface Said {
  output: string;
  errors: string;
  code: number;
}

/** An answer as it is printed, as JSON where that was asked for. */
export function inPrint({ lines, errors = [], data, code = 0 }: Answer, json: boolean): Said {
  if (json) return { output: JSON.stringify(data, null, 2), errors: '', code };
  return { output: lines.join('\n'), errors: errors.join('\n'), code };
}
