import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';
import { DatabaseAway } from './database-away.ts';

/** So many at once are asked for together. */
const most = 200;

/** Milliseconds that others wait for a statement; one may wait for a lock, or for a line that broke. */
const patience = 100;

/** As long as PostgreSQL takes a list for that it does not know. */
const usual = 10;

/**
 * The keys of a statement, made as long as PostgreSQL plans for: for a shorter list it would make a plan of
 * its own each time, which takes longer than to read. `nobody` is a key that finds nothing.
 */
export function padded<Key>(keys: Key[], nobody: Key): Key[] {
  return [...keys, ...Array<Key>(Math.max(0, usual - keys.length)).fill(nobody)];
}

interface Asked<Key, Value> {
  key: Key;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
}

/**
 * Asks for many by one statement: what is asked for in the same moment goes together, and so does what
 * comes while others are answered. The more is asked, the fewer statements that takes. `load` answers in
 * the order of the keys. A key whose answer fails fails alone.
 */
export function gathered<Key, Value>(
  load: (keys: Key[]) => Promise<Value[]>,
): (key: Key) => Promise<Value> {
  const waiting: Asked<Key, Value>[] = [];
  let isRunning = false;
  let isDue = false;

  async function answer(asked: Asked<Key, Value>[]): Promise<void> {
    try {
      const values = await load(asked.map(({ key }) => key));
      for (const [index, { resolve }] of asked.entries()) resolve(values[index] as Value);
    } catch (error) {
      if (asked.length > 1 && !(error instanceof DatabaseAway)) {
        await Promise.all(asked.map((one) => answer([one])));
      } else for (const { reject } of asked) reject(error);
    }
  }

  function begin(): void {
    isDue = false;
    if (waiting.length === 0 || isRunning) return;
    const asked = waiting.splice(0, most);
    isRunning = true;
    void Promise.race([answer(asked), sleep(patience, undefined, { ref: false })]).finally(() => {
      isRunning = false;
      begin();
    });
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isDue) return;
      isDue = true;
      // A notice is for several people, who all ask before this.
      setImmediate(begin);
    });
}

/** The same for the database of each context. */
export function gatheredIn<Key, Value>(
  load: (ctx: Context, keys: Key[]) => Promise<Value[]>,
): (ctx: Context, key: Key) => Promise<Value> {
  const known = new WeakMap<Context, (key: Key) => Promise<Value>>();
  return (ctx, key) => {
    const ask = known.get(ctx) ?? gathered((keys: Key[]) => load(ctx, keys));
    known.set(ctx, ask);
    return ask(key);
  };
}
