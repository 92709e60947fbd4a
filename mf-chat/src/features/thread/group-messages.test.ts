import { message, mine } from '../../testing/fake-chat.ts';
import { groupMessages } from './group-messages.ts';

const at = (day: number, hour: number) => {
  return { created_at: new Date(2026, 0, day, hour).toISOString() };
};

test('a row ends where another one writes, or another day begins; a day begins once', () => {
  const rows = groupMessages([
    message(1, at(4, 22)),
    message(2, at(4, 23)),
    message(3, at(5, 0)),
    mine(4, at(5, 0)),
    mine(5, at(5, 9)),
  ]);
  expect(rows.map(({ tail }) => tail)).toEqual([false, true, true, false, true]);
  expect(rows.map(({ startsDay }) => startsDay)).toEqual([true, false, true, false, false]);
});
