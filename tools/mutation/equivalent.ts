/** A fault that changes nothing which anybody could see, so that no test can notice it. */
export interface Equivalent {
  /** Below the repository's root. */
  file: string;
  /** What stands there, as the report shows it. */
  was: string;
  /** What it becomes. */
  becomes: string;
  reason: string;
}

export const equivalents: Equivalent[] = [
  {
    file: 'federation/registry/caret-range.ts',
    was: 'has > wants',
    becomes: 'has >= wants',
    reason: 'they differ, or the line before would not have come to it',
  },
];
