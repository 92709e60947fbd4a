import { reason } from './reason.ts';

/** A file, a group of tests, or all of it, in Playwright's report. */
interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  /** Also when a second try passed. */
  ok: boolean;
  /** Below e2e. */
  file: string;
  line: number;
  /** One for each project that it runs in. */
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    /** One for each try. */
    results: { errors: { message?: string }[] }[];
  }[];
}

export interface BrowserReport extends Suite {
  /** `flaky` failed first and passed at a second try. */
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Problems outside a test, such as a product that does not start. */
  errors: unknown[];
}

function specsOf({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

const placeOf = ({ file, line, title }: Spec) => `e2e/${file}:${line}  ${title}`;

function reasonOf({ tests }: Spec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return reason(errors[0]?.message);
}

const brokenSpecs = (report: BrowserReport) => specsOf(report).filter(({ ok }) => !ok);

/** Titles of the tests that failed at every try. */
export const failedTitles = (report: BrowserReport): string[] =>
  brokenSpecs(report).map(({ title }) => title);

/** Where each of them is, and why it failed. */
export const failedTests = (report: BrowserReport): string[] =>
  brokenSpecs(report).map((spec) => placeOf(spec) + reasonOf(spec));

/** The same of each test that needed a second try. */
export const flakyTests = (report: BrowserReport): string[] =>
  specsOf(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${placeOf(spec)}  (flaky)${reasonOf(spec)}`);
