import { longTask, tooLong } from './long-tasks.ts';

const seen = (mounting: number[], idle: number[] = mounting.map(() => 0)) =>
  mounting.map((one, time) => ({ mounting: one, idle: idle[time] ?? 0 }));

test('a page that is slow each time is too slow', () => {
  expect(tooLong(seen([900, 310, 330]))).toEqual(['mounting']);
  expect(tooLong(seen([90, 90, 90], [60, 51, 80]))).toEqual(['idle']);
});

test('one that was quick once can be: the rest was the machine', () => {
  expect(tooLong(seen([900, 200, 330], [60, 50, 80]))).toEqual([]);
  expect(tooLong([])).toEqual([]);
});

test('a line says how long at the best, whose code, and what else had the processor', () => {
  const note = '; the machine is busy: 9.1 processes want its 2 processors';
  const at = longTask('mounting', seen([900, 310.4, 330]), 'mf-chat/src/list.tsx:7', note);
  expect(at.what).toBe(
    'answers nobody for 310 ms while it comes on a slow processor, 200 at most, mostly in mf-chat/src/list.tsx:7; the machine is busy: 9.1 processes want its 2 processors',
  );
  expect(longTask('idle', seen([0], [70]), undefined, '').what).toBe(
    'answers nobody for 70 ms while nobody does anything on a slow processor, 50 at most',
  );
});
