import type { Context } from './context.ts';
import { DatabaseAway } from './database-away.ts';

/** So many at once are asked for together, and so many times at a time. */
const most = 200;
const atOnce = 3;

interface Asked<Key, Value> {
  key: Key;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
}

/**
 * Asks for many by one statement: what is asked for in the same moment goes together, and what
 * comes while answers are under way waits for one of them. `load` answers in the order of the keys.
 * A key whose answer fails fails alone.
 */
export function gathered<Key, Value>(
  load: (keys: Key[]) => Promise<Value[]>,
): (key: Key) => Promise<Value> {
  const waiting: Asked<Key, Value>[] = [];
  let running = 0;
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
    if (waiting.length === 0 || running >= atOnce) return;
    const asked = waiting.splice(0, most);
    running += 1;
    void answer(asked).finally(() => {
      running -= 1;
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
