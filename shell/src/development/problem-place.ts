import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A line of a stack in Chromium, Firefox or Safari: `at name (http://…/route.js:12:34)`. */
const frame = /(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/gm;

async function mapOf(script: string): Promise<TraceMap | undefined> {
  const answer = await fetch(`${script}.map`);
  return answer.ok ? new TraceMap(await answer.json()) : undefined;
}

/**
 * The file and line of the working copy that an error comes from: the first of its stack that is
 * ours. Empty when nobody knows.
 */
export async function placeOf(error: unknown): Promise<string> {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  for (const [, script = '', line, column] of stack.matchAll(frame)) {
    const known = maps.get(script) ?? mapOf(script).catch(() => undefined);
    maps.set(script, known);
    const map = await known;
    if (!map) continue;
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    const isOurs = found.source && !/node_modules|^webpack|^\(/.test(found.source);
    if (isOurs) return `${found.source}:${found.line}`;
  }
  return '';
}
