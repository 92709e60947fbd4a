import { DatabaseAway } from './database-away.ts';
import { gathered, padded } from './gathered.ts';

/** Answers that come when the test says so. */
function slow() {
  const asked: number[][] = [];
  const ends: (() => void)[] = [];
  const ask = gathered(async (keys: number[]) => {
    asked.push(keys);
    await new Promise<void>((end) => ends.push(end));
    return keys.map((key) => key * 10);
  });
  const moment = () => new Promise((done) => setImmediate(done));
  return { asked, ask, moment, end: () => ends.shift()?.() };
}

test('what is asked for in one moment goes together, each with its own answer', async () => {
  const { asked, ask, moment, end } = slow();
  const answers = Promise.all([ask(3), ask(1), ask(2)]);
  await moment();
  end();
  expect(await answers).toEqual([30, 10, 20]);
  expect(asked).toEqual([[3, 1, 2]]);
});

test('what comes while answers are under way joins none of them, and goes together in the next', async () => {
  const { asked, ask, moment, end } = slow();
  const answers: Promise<number>[] = [];
  for (const key of [1, 2, 3, 4, 5]) {
    answers.push(ask(key));
    await moment();
  }
  expect(asked).toEqual([[1]]);
  end();
  await answers[0];
  await moment();
  expect(asked).toEqual([[1], [2, 3, 4, 5]]);
  end();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
});

test('a statement that waits holds up the others for a moment only', async () => {
  const { asked, ask, moment } = slow();
  void ask(1);
  await moment();
  void ask(2);
  while (asked.length < 2) await moment();
  expect(asked).toEqual([[1], [2]]);
});

test('very many are no statement without end', async () => {
  const sizes: number[] = [];
  const ask = gathered(async (keys: number[]) => {
    sizes.push(keys.length);
    return keys;
  });
  const keys = Array.from({ length: 450 }, (_, key) => key);
  expect(await Promise.all(keys.map(ask))).toEqual(keys);
  expect(sizes).toEqual([200, 200, 50]);
});

test('whose answer fails fails alone', async () => {
  const asked: number[][] = [];
  const ask = gathered(async (keys: number[]) => {
    asked.push(keys);
    if (keys.includes(2)) throw new Error('not two');
    return keys;
  });
  const answers = await Promise.allSettled([ask(1), ask(2), ask(3)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(asked).toEqual([[1, 2, 3], [1], [2], [3]]);
});

test('a database that is away is not asked once more by everybody', async () => {
  let times = 0;
  const ask = gathered(async (_: number[]): Promise<number[]> => {
    times += 1;
    throw new DatabaseAway(new Error('gone'));
  });
  const answers = await Promise.allSettled([ask(1), ask(2), ask(3)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(times).toBe(1);
});

test('a short list is as long as the database plans for', () => {
  expect(padded([1, 2], 0)).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  const long = Array.from({ length: 11 }, (_, key) => key);
  expect(padded(long, 0)).toEqual(long);
});
