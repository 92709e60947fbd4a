import { bus, dialogs, unsent } from '@afterglow/shared-state';
import { jest } from '@jest/globals';
import { followMatches } from './follow-matches.ts';

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  dialogs.closeAll();
  stop = followMatches();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const tell = (profile: string) => bus.emit('match:created', { profile });
const shown = () => dialogs.getState().match;

test('a match is shown once, though the click and the server tell of it', () => {
  tell('eva');
  expect(shown()).toEqual({ profile_id: 'eva' });
  dialogs.closeAll();
  tell('eva');
  expect(shown()).toBeUndefined();
  tell('sam');
  expect(shown()).toEqual({ profile_id: 'sam' });
});

test('another one with the same, later, is another', () => {
  tell('eva');
  dialogs.closeAll();
  jest.advanceTimersByTime(10_000);
  tell('eva');
  expect(shown()).toEqual({ profile_id: 'eva' });
});

test('only the tab on screen shows it', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  tell('eva');
  expect(shown()).toBeUndefined();
});

test('never between a member and a payment', () => {
  jest.spyOn(unsent, 'any').mockReturnValue(true);
  tell('eva');
  expect(shown()).toBeUndefined();
});
