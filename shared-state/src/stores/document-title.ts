import { createStore } from 'zustand/vanilla';
import { chats } from './chats/chats.ts';
import { likes } from './likes.ts';
import { settings } from './settings.ts';

/** The title of the page on screen, without site name and count. */
const store = createStore<{ page: string }>()(() => ({ page: '' }));

/** `(3) Messages · Afterglow`: the count is unread messages plus new likes. */
export function titleWithCount(page: string, siteName: string, count: number): string {
  // A page whose words name the site already does not name it twice.
  const title = page.includes(siteName) ? page : [page, siteName].filter(Boolean).join(' · ');
  return count > 0 ? `(${count}) ${title}` : title;
}

export const openCount = () => chats.getState().totalUnread + likes.getState().totalNew;

function showCount(): void {
  const count = openCount();
  document.title = titleWithCount(store.getState().page, settings.getState().name, count);
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Badges are a nicety that many browsers do not have.
  done?.catch(() => {});
}

export const documentTitle = Object.assign(store, {
  set: (page: string) => store.setState({ page }),
  /** Keeps title and app badge in step until the returned function is called. */
  watch(): () => void {
    const stops = [store, chats, likes, settings].map((source) => source.subscribe(showCount));
    return () => {
      for (const stop of stops) stop();
    };
  },
});
