import { few } from './problem.ts';
import { type GateReport, reportLines } from './report.ts';

const version = 'a'.repeat(12);
const report = (part: Partial<GateReport>): GateReport => ({
  ...{ name: 'mf-chat', version, scope: 'full', opened: 1, problems: [] },
  ...part,
});
const problem = (rule: string, message: string) => ({ rule, message, advice: 'mend it' });

test('what is wrong is a line each, with its rule and what to do', () => {
  const problems = [problem('api', 'one'), problem('collision', 'two')];
  expect(reportLines(report({ problems }))).toEqual([
    `mf-chat ${version} is not released:`,
    '  api        one → mend it',
    '  collision  two → mend it',
  ]);
});

test('of what passes there is nothing to say, unless no browser looked at it', () => {
  const note = '  note       not opened in a browser: there is none';
  const unopened = 'there is none';
  expect(reportLines(report({}))).toEqual([]);
  expect(reportLines(report({ unopened }))).toEqual([`mf-chat ${version} passes`, note]);
  expect(reportLines(report({ unopened, problems: [problem('api', 'one')] })).at(-1)).toBe(note);
});

test('of each rule five lines at most, and how many more there are', () => {
  const many = (rule: string, count: number) =>
    Array.from({ length: count }, (_, n) => problem(rule, `${n + 1}`));
  const said = (count: number) =>
    few([...many('code', count), ...many('styles', 1)]).map(
      ({ rule, message }) => `${rule} ${message}`,
    );
  const five = ['code 1', 'code 2', 'code 3', 'code 4', 'code 5'];
  expect(said(1)).toEqual(['code 1', 'styles 1']);
  expect(said(5)).toEqual([...five, 'styles 1']);
  expect(said(7)).toEqual([...five.slice(0, 4), 'code 5, and 2 more', 'styles 1']);
});
