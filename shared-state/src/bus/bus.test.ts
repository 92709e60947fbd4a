import { bus } from './bus.ts';
import type { Topics } from './topics.ts';

test('reaches only listeners of the topic, until they leave', () => {
  const heard: Topics['credits:changed'][] = [];
  const off = bus.on('credits:changed', (payload) => heard.push(payload));
  bus.emit('credits:changed', { credits: 3 });
  bus.emit('chat:message', { conversation: '1' });
  off();
  bus.emit('credits:changed', { credits: 4 });
  expect(heard).toEqual([{ credits: 3 }]);
});

// The compiler is the test: each line would fail the type check if the bus were loose.
export function typeContract() {
  // @ts-expect-error a topic that does not exist
  bus.emit('chat:unknown', {});
  // @ts-expect-error a payload of another topic
  bus.emit('credits:changed', { conversation: '1' });
  // @ts-expect-error a missing field
  bus.emit('presence:changed', { profile: '1' });
  bus.on('match:created', (payload) => {
    const profile: string = payload.profile;
    // @ts-expect-error a field of another topic
    return profile + payload.credits;
  });
}
