import { toSend } from './deliver.ts';
import type { EventViews } from './event-views.ts';
import type { StoredEvent } from './read-events.ts';

const told = { id: 'me', language: 'en', credits: 7 };
const event = (type: string, id: string) =>
  ({ id, type, data: { id }, position: '1' }) as unknown as StoredEvent;

/** Says likes loudly, but for one of somebody who may not be told of. */
function views() {
  const asked: unknown[] = [];
  const like = async (reader: unknown, kept: { id: string }[]) => {
    asked.push([reader, kept]);
    return kept.map(({ id }) => (id === 'hidden' ? null : { loud: id }));
  };
  return { asked, views: { like } as unknown as EventViews };
}

test('events keep their order; those of a type are read at once, the others said as they are', async () => {
  const { asked, views: all } = views();
  const events = [
    event('like', 'a'),
    event('payment', 'p'),
    event('like', 'hidden'),
    event('like', 'b'),
  ];
  expect(await toSend(all, told, events)).toEqual([
    { type: 'like', data: { loud: 'a' } },
    { type: 'payment', data: { id: 'p' } },
    { type: 'like', data: { loud: 'b' } },
  ]);
  expect(asked).toEqual([[told, [{ id: 'a' }, { id: 'hidden' }, { id: 'b' }]]]);
});

test('credits are said once, last, and as they are now', async () => {
  const { asked, views: all } = views();
  const events = [event('credits', '1'), event('payment', 'p'), event('credits', '2')];
  expect(await toSend(all, told, events)).toEqual([
    { type: 'payment', data: { id: 'p' } },
    { type: 'credits', data: { credits: 7 } },
  ]);
  expect(await toSend(all, told, [event('credits', '1')])).toEqual([
    { type: 'credits', data: { credits: 7 } },
  ]);
  expect(await toSend(all, told, [])).toEqual([]);
  expect(asked).toEqual([]);
});
