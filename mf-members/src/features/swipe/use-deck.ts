import {
  ApiError,
  type Card,
  del,
  dialogs,
  get,
  type Id,
  likes,
  post,
  serverNow,
  session,
  toast,
} from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Day {
  /** Likes left today; null without a limit. */
  left: number | null;
  /** When there are likes again, once none is left. */
  nextAt: string | null;
}

/** More cards are asked for when so few are left. */
const few = 3;

/**
 * The cards of the swipe game. A card goes at once and comes back when the server refuses; how many
 * likes are left is the server's to say.
 */
export function useDeck() {
  const { t } = useTranslation();
  const [cards, setCards] = useState<readonly Card[]>([]);
  const [day, setDay] = useState<Day>({ left: null, nextAt: null });
  const [status, setStatus] = useState<'loading' | 'ready' | 'ended'>('loading');
  const [error, setError] = useState<ApiError | null>(null);
  const [passed, setPassed] = useState<Card | null>(null);
  /** Decided here already: an answer that was on its way does not deal them again. */
  const decided = useRef(new Set<Id>());
  const passing = useRef<Promise<unknown>>(Promise.resolve());

  const load = useCallback(async () => {
    setStatus('loading');
    setError(null);
    try {
      const { profiles, likes_left, next_like_at } = await get('/api/swipe.php');
      const fresh = profiles.filter(({ id }) => !decided.current.has(id));
      setCards((held) => [...held, ...fresh.filter((card) => !isIn(held, card.id))]);
      setDay({ left: likes_left, nextAt: next_like_at });
      setStatus(fresh.length > 0 ? 'ready' : 'ended');
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : null);
      setStatus('ready');
    }
  }, []);
  useEffect(() => {
    load();
  }, [load]);

  const isShort = status === 'ready' && !error && cards.length <= few;
  useEffect(() => {
    if (isShort) load();
  }, [isShort, load]);

  const putBack = (card: Card) => {
    decided.current.delete(card.id);
    setCards((held) => [card, ...held.filter(({ id }) => id !== card.id)]);
  };
  const take = (card: Card) => {
    decided.current.add(card.id);
    setCards((held) => held.filter(({ id }) => id !== card.id));
  };
  const failed = (title: string, reason: unknown) =>
    toast({ kind: 'error', title, text: reason instanceof Error ? reason.message : '' });

  /** False when the card stays where it is. */
  function like(card: Card): boolean {
    if (session.getState().user?.status === 'not_confirmed') {
      dialogs.open('activation', {});
      return false;
    }
    take(card);
    setPassed(null);
    setDay((now) => ({ ...now, left: now.left === null ? null : Math.max(0, now.left - 1) }));
    likes.like(card.id).then(
      () => {
        // The last one: only the server knows when there are more.
        if (day.left === 1) load();
      },
      (reason: unknown) => {
        putBack(card);
        const isLimit = reason instanceof ApiError && reason.code === 'swipe_limit';
        if (!isLimit) failed(t('like.notSent', { name: card.name }), reason);
        if (!isLimit) setDay((now) => ({ ...now, left: now.left === null ? null : now.left + 1 }));
        else setDay({ left: 0, nextAt: after(Number(reason.extra.retry_after) || 60) });
      },
    );
    return true;
  }

  function pass(card: Card): boolean {
    take(card);
    setPassed(card);
    passing.current = post('/api/pass.php', { profile: card.id }).catch((reason: unknown) => {
      putBack(card);
      setPassed(null);
      failed(t('swipe.notPassed', { name: card.name }), reason);
    });
    return true;
  }

  async function undo(): Promise<void> {
    if (!passed) return;
    const card = passed;
    setPassed(null);
    try {
      await passing.current;
      await del('/api/pass.php', { query: { profile: card.id } });
      putBack(card);
    } catch (reason) {
      setPassed(card);
      failed(t('swipe.notUndone', { name: card.name }), reason);
    }
  }

  return { cards, day, status, error, load, like, pass, undo, canUndo: passed !== null };
}

const isIn = (cards: readonly Card[], id: Id) => cards.some((card) => card.id === id);

const after = (seconds: number) => new Date(serverNow() + seconds * 1000).toISOString();
