import type { Hideable } from '@afterglow/federation/registry/remote-manifest';
import {
  bus,
  type Card,
  type ChatListItem,
  chats,
  navigateTo,
  type Outgoing,
  outbox,
  paths,
  settings,
  type Topics,
  toast,
  toasts,
} from '@afterglow/shared-state';
import type { TFunction } from '@afterglow/shared-ui/i18n';
import { useEffect, useMemo, useRef } from 'react';
import { isOpen, onRefused, threadOf } from './refusals.ts';

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

/** Dismisses what was told of and is on screen by now. */
function dismissShown(told: Map<number, Shows>, page: Page): void {
  for (const [key, shows] of told) {
    if (!shows(page)) continue;
    toasts.dismiss(key);
    told.delete(key);
  }
}

const showsMessageOf =
  (profile: string): Shows =>
  ({ pathname, hides }) =>
    hides?.includes('message-toasts') || pathname === paths.memberChat(profile);
const showsLikes: Shows = ({ hides }) => hides?.includes('like-toasts') ?? false;
/** Once it was tried again or discarded there is nothing more to see. */
const showsRefusalOf =
  (outgoing: Outgoing): Shows =>
  ({ pathname }) =>
    !isOpen(outgoing) || threadOf(outgoing).addresses.includes(pathname);

/** Tells of messages and likes that come in, and of messages refused, until they are on screen. */
export function useLiveToasts(t: TFunction, { pathname, hides }: Page): void {
  const page = useMemo(() => ({ pathname, hides }), [pathname, hides]);
  const latest = useRef({ t, page });
  latest.current = { t, page };
  const told = useRef(new Map<number, Shows>());

  useEffect(() => dismissShown(told.current, page), [page]);

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
        about: conversation,
        title: chat.card.name,
        text: previewOf(chat) ?? t('toast.newMessage'),
        image: chat.card.main_image?.thumb_url ?? null,
        ...labelOf(chat.card),
        action: { label: t('toast.reply'), run: () => navigateTo(paths.chat(conversation)) },
      });
      told.current.set(key, shows);
    }

    function tellLike({ profile, card }: Topics['like:received']): void {
      const { t, page } = latest.current;
      if (showsLikes(page)) return;
      const key = toast({
        kind: 'message',
        about: profile,
        title: t('toast.newLike'),
        text: card?.name ?? t('toast.newLikeText'),
        image: card?.main_image?.thumb_url ?? null,
        ...labelOf(card),
        action: { label: t('toast.view'), run: () => navigateTo(paths.likes('received')) },
      });
      told.current.set(key, showsLikes);
    }

    function tellRefusal(outgoing: Outgoing): void {
      const { t, page } = latest.current;
      const shows = showsRefusalOf(outgoing);
      if (shows(page)) return;
      const { card, to } = threadOf(outgoing);
      const key = toast({
        kind: 'error',
        about: to,
        ...(card && { title: card.name }),
        ...labelOf(card),
        text: `${t('toast.notSent')} ${outgoing.refused}`,
        action: { label: t('toast.view'), run: () => navigateTo(to) },
      });
      told.current.set(key, shows);
    }

    const seen = () => dismissShown(told.current, latest.current.page);
    const stops = [
      bus.on('chat:message', tellMessage),
      bus.on('like:received', tellLike),
      onRefused(tellRefusal),
      outbox.subscribe(seen),
      // Where a conversation began, its row says whose it is.
      chats.subscribe(seen),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
