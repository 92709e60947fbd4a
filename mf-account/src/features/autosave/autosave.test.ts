import { ApiError, unsent } from '@afterglow/shared-state';
import { jest } from '@jest/globals';
import { Autosave } from './autosave.ts';

interface Values {
  name: string;
  city: string;
}

beforeEach(() => {
  jest.useFakeTimers();
  unsent.setState({ held: [] });
});
afterEach(() => jest.useRealTimers());

/** Saves into a list; answers can be replaced by refusals. */
function start() {
  const sent: Partial<Values>[] = [];
  const refusals: ApiError[] = [];
  const autosave = new Autosave<Values>(async (changes) => {
    sent.push(changes);
    const refusal = refusals.shift();
    if (refusal) throw refusal;
  });
  return { autosave, sent, refusals, fields: () => autosave.getState().fields };
}
const soon = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const offline = new ApiError(0, 'network', 'No connection');

test('typing is saved once, after a pause', async () => {
  const { autosave, sent, fields } = start();
  autosave.change({ name: 'D' }, 800);
  await soon(500);
  autosave.change({ name: 'Daan' }, 800);
  expect(sent).toEqual([]);
  await soon(800);
  expect(sent).toEqual([{ name: 'Daan' }]);
  expect(fields().name).toEqual({ status: 'saved' });
});

test('what could not be saved stays, and is saved on retry', async () => {
  const { autosave, sent, refusals, fields } = start();
  refusals.push(offline);
  autosave.change({ city: 'Utrecht' });
  await soon(1);
  expect(fields().city).toEqual({ status: 'failed', message: 'No connection', own: false });
  expect(autosave.getState().draft.city).toBe('Utrecht');
  await autosave.retry();
  expect(sent).toEqual([{ city: 'Utrecht' }, { city: 'Utrecht' }]);
  expect(fields().city).toEqual({ status: 'saved' });
});

test('one refused field does not keep the others from being saved', async () => {
  const { autosave, sent, refusals, fields } = start();
  const details = [{ field: 'profile.name', code: 'starts_with_at', message: 'Not with @' }];
  refusals.push(new ApiError(400, 'validation', 'Check', details));
  autosave.change({ name: '@daan', city: 'Utrecht' });
  await soon(1);
  expect(sent).toEqual([{ name: '@daan', city: 'Utrecht' }, { city: 'Utrecht' }]);
  expect(fields().name).toEqual({ status: 'failed', message: 'Not with @', own: true });
  expect(fields().city).toEqual({ status: 'saved' });
});

test('a change during a call is saved after it, and not called saved before', async () => {
  let answer: () => void = () => {};
  const sent: Partial<Values>[] = [];
  const autosave = new Autosave<Values>((changes) => {
    sent.push(changes);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const said: unknown[] = [];
  autosave.subscribe(() => said.push(autosave.getState().fields.name?.status));
  autosave.change({ name: 'Da' });
  await soon(1);
  autosave.change({ name: 'Daan' });
  answer();
  await soon(1);
  expect(said).not.toContain('saved');
  answer();
  await soon(1);
  expect(sent).toEqual([{ name: 'Da' }, { name: 'Daan' }]);
  expect(autosave.getState().fields.name).toEqual({ status: 'saved' });
});

test('the page is not reloaded over something unsaved', async () => {
  const { autosave, refusals } = start();
  refusals.push(offline);
  autosave.change({ name: 'Daan' });
  await soon(1);
  expect(unsent.any()).toBe(true);
  await autosave.retry();
  expect(unsent.any()).toBe(false);
});

test('leaving saves what waits and lets go of the page', async () => {
  const { autosave, sent } = start();
  autosave.change({ name: 'Daan' }, 800);
  expect(await autosave.leave()).toBe(true);
  expect(sent).toEqual([{ name: 'Daan' }]);
  expect(unsent.any()).toBe(false);
});

test('a value that was refused is not sent again before it is changed', async () => {
  const { autosave, sent, refusals, fields } = start();
  const details = [{ field: 'profile.name', code: 'starts_with_at', message: 'Not with @' }];
  refusals.push(new ApiError(400, 'validation', 'Check', details));
  autosave.change({ name: '@daan' });
  await soon(1);
  await autosave.retry();
  expect(sent).toEqual([{ name: '@daan' }]);
  autosave.change({ name: 'Daan' });
  await soon(1);
  expect(sent).toEqual([{ name: '@daan' }, { name: 'Daan' }]);
  expect(fields().name).toEqual({ status: 'saved' });
});
