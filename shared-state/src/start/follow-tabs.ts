import { bus } from '../bus/bus.ts';
import { type TabMessage, tabs } from '../bus/tabs.ts';
import { hasToldSince } from '../live/told.ts';
import { outbox } from '../outbox/outbox.ts';
import type { Sent } from '../outbox/outgoing.ts';
import { chats } from '../stores/chats/chats.ts';
import { connection } from '../stores/connection.ts';
import { language } from '../stores/language.ts';
import { likes } from '../stores/likes.ts';
import { session } from '../stores/session.ts';

type Kind = TabMessage['kind'];
type Repeats = { [K in Kind]: (message: Extract<TabMessage, { kind: K }>) => void };

/** This tab's, among those that are open. */
const ownName = Math.random().toString(36).slice(2);

const ignoreFailure = (work: Promise<unknown>) => void work.catch(() => {});

/** What to do here when something has happened in another tab. */
const repeats: Repeats = {
  event: ({ topic, payload }) => bus.emit(topic, payload as never),
  hello: ({ tab, since }) => {
    if (connection.getState().live) tabs.tell({ kind: 'live', healthy: true });
    if (hasToldSince(since)) tabs.tell({ kind: 'missed', tab });
  },
  missed: ({ tab }) => {
    if (tab === ownName) bus.emit('live:resumed', {});
  },
  live: ({ healthy }) => connection.setState({ live: healthy }),
  login: () => ignoreFailure(session.load()),
  logout: () => session.set(null),
  language: ({ language: wanted }) => ignoreFailure(language.follow(wanted)),
  'chat-opened': ({ conversation }) => ignoreFailure(chats.readElsewhere(conversation)),
  'like-seen': ({ profile }) => likes.markSeen(profile),
  'chats-changed': () => ignoreFailure(chats.loadListed()),
  'outbox-changed': ({ sent }) => outbox.hear(sent as Sent | undefined),
  'likes-changed': (change) => ignoreFailure(likes.hear(change)),
};

/** Follows the other tabs until the returned function is called. */
export function followTabs(): () => void {
  const stop = tabs.start((message) => {
    // Another tab may run another release and say things that are unknown here.
    const repeat = repeats[message.kind] as ((message: TabMessage) => void) | undefined;
    repeat?.(message);
  });
  tabs.tell({ kind: 'hello', tab: ownName, since: performance.timeOrigin });
  return stop;
}
