import { type TabMessage, tabs } from './tabs.ts';

/** A channel as browsers have it: only pages of the same origin hear each other. */
class Channel {
  static readonly opened: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.opened.push(this);
  }
  postMessage(data: unknown) {
    for (const one of Channel.opened) {
      if (one !== this && one.name === this.name) one.onmessage?.({ data });
    }
  }
  close() {
    Channel.opened.splice(Channel.opened.indexOf(this), 1);
  }
}

const { BroadcastChannel: real } = globalThis;
beforeEach(() => {
  globalThis.BroadcastChannel = Channel as unknown as typeof real;
});
afterEach(() => {
  globalThis.BroadcastChannel = real;
});

test('only our own tabs are heard: what another window posts logs nobody out [S39]', () => {
  const heard: TabMessage[] = [];
  const stop = tabs.start((message) => heard.push(message));
  for (const origin of ['https://evil.example', window.location.origin]) {
    window.dispatchEvent(new MessageEvent('message', { data: { kind: 'logout' }, origin }));
    document.dispatchEvent(new MessageEvent('message', { data: { kind: 'logout' }, origin }));
  }
  expect(heard).toEqual([]);
  new Channel('afterglow').postMessage({ kind: 'logout' });
  expect(heard).toEqual([{ kind: 'logout' }]);
  stop();
  new Channel('afterglow').postMessage({ kind: 'login' });
  expect(heard).toHaveLength(1);
});

test('a tab speaks to the others, and after it ended to nobody', () => {
  const heard: unknown[] = [];
  new Channel('afterglow').onmessage = ({ data }) => heard.push(data);
  tabs.tell({ kind: 'login' });
  const stop = tabs.start(() => {});
  tabs.tell({ kind: 'login' });
  stop();
  tabs.tell({ kind: 'logout' });
  expect(heard).toEqual([{ kind: 'login' }]);
});
