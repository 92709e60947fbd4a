import type { Problem } from './edit.ts';
import { readWatch } from './type-watch.ts';

test('each look of the compiler is told whole, with file and line, and nothing of the one before', () => {
  const looks: Problem[][] = [];
  const read = readWatch((found) => looks.push(found));
  const lines = [
    '10:34:16 PM - File change detected. Starting incremental compilation...',
    '',
    "mf-chat/src/entry.tsx(4,7): error TS2322: Type 'string' is not assignable: to 'number'.",
    '10:34:18 PM - Found 1 error. Watching for file changes.',
    '10:34:20 PM - File change detected. Starting incremental compilation...',
    '10:34:21 PM - Found 0 errors. Watching for file changes.',
  ];
  for (const line of lines) read(line);
  const message = "Type 'string' is not assignable: to 'number'. (TS2322)";
  expect(looks).toEqual([[{ kind: 'types', place: 'mf-chat/src/entry.tsx:4', message }], []]);
});
