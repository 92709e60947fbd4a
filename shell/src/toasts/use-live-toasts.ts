import type { Hideable } from '@afterglow/federation/registry/remote-manifest';
import {
  bus,
  type Card,
  type ChatListItem,
  chats,
  navigateTo,
  paths,
  settings,
  type Topics,
  toast,
  toasts,
} from '@afterglow/shared-state';
import type { TFunction } from '@afterglow/shared-ui/i18n';
import { useEffect, useMemo, useRef } from 'react';

/** Gifts, GIFs and openers are keys that only the chat can put into words. */
function previewOf({ last_message }: ChatListItem): string | null {
  return last_message?.kind === 'text' ? last_message.body : null;
}

/** The site's word beside a fictional name, wherever one shows. */
function labelOf(card: Card | undefined) {
  return card?.fictional ? { label: settings.getState().fictional_singular } : {};
}

/** The page on screen, and what its route hides. */
export interface Page {
  pathname: string;
  hides?: readonly Hideable[] | undefined;
}

/** Whether a page shows what a toast tells of. */
type Shows = (page: Page) => boolean;

const showsMessageOf =
  (profile: string): Shows =>
  ({ pathname, hides }) =>
    hides?.includes('message-toasts') || pathname === paths.memberChat(profile);
const showsLikes: Shows = ({ hides }) => hides?.includes('like-toasts') ?? false;

/** Tells of messages and likes as they come in, unless and until they are on screen. */
export function useLiveToasts(t: TFunction, { pathname, hides }: Page): void {
  const page = useMemo(() => ({ pathname, hides }), [pathname, hides]);
  const latest = useRef({ t, page });
  latest.current = { t, page };
  const told = useRef(new Map<number, Shows>());

  useEffect(() => {
    for (const [key, shows] of told.current) {
      if (!shows(page)) continue;
      toasts.dismiss(key);
      told.current.delete(key);
    }
  }, [page]);

  useEffect(() => {
    async function tellMessage({ conversation, profile, ...news }: Topics['chat:message']) {
      const chat = news.chat ?? (await chats.find(conversation));
      const { t, page } = latest.current;
      if (!chat || chat.num_unread_messages === 0) return;
      // One's own: what the row has to read is older.
      if (profile !== undefined && profile !== chat.profile) return;
      const shows = showsMessageOf(chat.profile);
      if (shows(page)) return;
      const key = toast({
        kind: 'message',
        title: chat.card.name,
        text: previewOf(chat) ?? t('toast.newMessage'),
        image: chat.card.main_image?.thumb_url ?? null,
        ...labelOf(chat.card),
        action: { label: t('toast.reply'), run: () => navigateTo(paths.chat(conversation)) },
      });
      told.current.set(key, shows);
    }

    function tellLike({ card }: Topics['like:received']): void {
      const { t, page } = latest.current;
      if (showsLikes(page)) return;
      const key = toast({
        kind: 'message',
        title: t('toast.newLike'),
        text: card?.name ?? t('toast.newLikeText'),
        image: card?.main_image?.thumb_url ?? null,
        ...labelOf(card),
        action: { label: t('toast.view'), run: () => navigateTo(paths.likes('received')) },
      });
      told.current.set(key, showsLikes);
    }

    const stops = [bus.on('chat:message', tellMessage), bus.on('like:received', tellLike)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
