/** Why a release is refused, and what to do about it. One line each. */
export interface Problem {
  rule: string;
  message: string;
  advice: string;
}

/** As many lines of one rule as somebody reads before mending. */
const most = 5;

/** At most a handful of each rule. */
export function few(problems: Problem[]): Problem[] {
  return [...Map.groupBy(problems, ({ rule }) => rule).values()].flatMap((same) => {
    const [last, left] = [same[most - 1], same.length - most];
    if (left <= 0 || !last) return same;
    return [...same.slice(0, most - 1), { ...last, message: `${last.message}, and ${left} more` }];
  });
}
