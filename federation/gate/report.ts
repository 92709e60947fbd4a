import type { Problem } from './problem.ts';
import type { GateScope } from './scope.ts';

/** What the gate found about one release. */
export interface GateReport {
  name: string;
  version: string;
  scope: GateScope['name'];
  /** Pages opened in a browser. */
  opened: number;
  /** Why no browser looked at it, where one should have. */
  unopened?: string;
  problems: Problem[];
}

/** One line per problem: the rule, what is wrong, what to do. */
export function reportLines({ name, version, problems, unopened }: GateReport): string[] {
  const notes = unopened ? [`  note       not opened in a browser: ${unopened}`] : [];
  if (problems.length === 0) return notes.length > 0 ? [`${name} ${version} passes`, ...notes] : [];
  return [
    `${name} ${version} is not released:`,
    ...problems.map(({ rule, message, advice }) => `  ${rule.padEnd(10)} ${message} → ${advice}`),
    ...notes,
  ];
}
