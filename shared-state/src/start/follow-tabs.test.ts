import { waitFor } from '@testing-library/react';
import { bus } from '../bus/bus.ts';
import type { TabMessage } from '../bus/tabs.ts';
import { startLiveStream } from '../live/live-stream.ts';
import { connection } from '../stores/connection.ts';
import { followTabs } from './follow-tabs.ts';

/** Another tab, which notes what it hears. */
function otherTab() {
  const channel = new BroadcastChannel('afterglow');
  const heard: TabMessage[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  const kinds = () => heard.map(({ kind }) => kind);
  return { heard, kinds, tell: (message: TabMessage) => channel.postMessage(message), channel };
}

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('a tab that comes learns from the one with the stream that it has missed something', async () => {
  let stream: EventTarget | undefined;
  class Source extends EventTarget {
    onopen = () => {};
    close() {}
    constructor() {
      super();
      stream = this;
    }
  }
  Object.assign(globalThis, { EventSource: Source });
  const { heard, kinds, tell, channel } = otherTab();
  stops = [followTabs(), startLiveStream(), () => channel.close()];
  await waitFor(() => expect(stream).toBeDefined());
  const before = Date.now();
  stream?.dispatchEvent(new MessageEvent('credits', { data: '{"credits":7}' }));
  const after = Date.now() + 1;
  connection.setState({ live: true });

  tell({ kind: 'hello', tab: 'late', since: after });
  tell({ kind: 'hello', tab: 'early', since: before });
  await waitFor(() => expect(kinds()).toContain('missed'));
  expect(heard.filter(({ kind }) => kind === 'missed')).toEqual([{ kind: 'missed', tab: 'early' }]);
});

test('it says who it is and since when, and only when it is meant it asks for everything again', async () => {
  const { heard, tell, channel } = otherTab();
  let resumed = 0;
  stops = [followTabs(), bus.on('live:resumed', () => (resumed += 1)), () => channel.close()];
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({ kind: 'hello', since: performance.timeOrigin });
  const { tab } = heard[0] as Extract<TabMessage, { kind: 'hello' }>;
  let isHeard = false;
  stops.push(bus.on('credits:changed', () => (isHeard = true)));
  tell({ kind: 'missed', tab: `not ${tab}` });
  tell({ kind: 'event', topic: 'credits:changed', payload: { credits: 1 } });
  await waitFor(() => expect(isHeard).toBe(true));
  expect(resumed).toBe(0);
  tell({ kind: 'missed', tab });
  await waitFor(() => expect(resumed).toBe(1));
});
