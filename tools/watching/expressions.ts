/** What Prometheus makes of figures: names of rules made here, and every expression. */
interface Rules {
  recorded: string[];
  expressions: string[];
}

/** Reads the file of rules; each stands on a line of its own, `record: name` or `expr: …`. */
export function readRules(text: string): Rules {
  const all = (key: string) =>
    [...text.matchAll(new RegExp(`^ +(?:- )?${key}: (.+)$`, 'gm'))].map(([, value = '']) => value);
  return { recorded: all('record'), expressions: all('expr') };
}

/** Every expression of a dashboard, however deep its panel. */
export function dashboardExpressions(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'expr' && typeof value === 'string' ? [value] : dashboardExpressions(value),
  );
}

const words = new Set(['and', 'or', 'unless', 'offset', 'bool']);

/** The metrics that an expression of PromQL asks for. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(by|without|on|ignoring|group_left|group_right) *\([^)]*\)/g, ' ')
    .replace(/\boffset +\w+/g, ' ');
  const names = bare.matchAll(/(?<![\w:.])[a-z_:][\w:]*(?! *\()(?![\w:])/gi);
  return [...names].map(([name]) => name).filter((name) => !words.has(name));
}
