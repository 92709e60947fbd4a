import { fakeLocks } from '../testing/fake-locks.ts';
import { whileLeading } from './leadership.ts';

const settled = () => new Promise((done) => setTimeout(done, 5));

test('one tab leads; the next takes over when it goes', async () => {
  fakeLocks();
  const log: string[] = [];
  const tab = (name: string) =>
    whileLeading('test', ({ takesOver }) => {
      log.push(`${name} ${takesOver ? 'takes over' : 'leads'}`);
      return () => log.push(`${name} stops`);
    });
  const stopFirst = tab('first');
  await settled();
  const stopSecond = tab('second');
  const stopThird = tab('third');
  await settled();
  expect(log).toEqual(['first leads']);
  stopThird();
  stopFirst();
  await settled();
  expect(log).toEqual(['first leads', 'first stops', 'second takes over']);
  stopSecond();
});

test('whose turn was taken while it slept stops, and takes over again after that', async () => {
  fakeLocks();
  const log: string[] = [];
  const stop = whileLeading('test', ({ takesOver }) => {
    log.push(takesOver ? 'takes over' : 'leads');
    return () => log.push('stops');
  });
  await settled();
  let leave = () => {};
  const other = new Promise<void>((done) => {
    leave = done;
  });
  void navigator.locks.request('test', { steal: true }, () => other);
  await settled();
  expect(log).toEqual(['leads', 'stops']);
  leave();
  await settled();
  expect(log).toEqual(['leads', 'stops', 'takes over']);
  stop();
  expect(log).toEqual(['leads', 'stops', 'takes over', 'stops']);
});
