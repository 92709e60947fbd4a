/** A file, a group of tests, or all of it, in Playwright's report. */
export interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

/** Titles of the tests that failed. */
export function failedTitles({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => title);
  return [...own, ...suites.flatMap(failedTitles)];
}
