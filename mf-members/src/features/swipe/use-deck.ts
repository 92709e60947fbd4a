import {
  ApiError,
  del,
  dialogs,
  get,
  type Id,
  likes,
  post,
  type SwipeCard,
  serverNow,
  session,
  toast,
} from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Day {
  /** Likes left today; null without a limit. */
  left: number | null;
  /** Of how many; null while that is not known. */
  all: number | null;
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
  const [cards, setCards] = useState<readonly SwipeCard[]>([]);
  const [day, setDay] = useState<Day>({ left: null, all: null, nextAt: null });
  const [status, setStatus] = useState<'loading' | 'ready' | 'ended'>('loading');
  const [error, setError] = useState<ApiError | null>(null);
  const [passed, setPassed] = useState<SwipeCard | null>(null);
  /** In the hand or decided: no answer deals them again. */
  const dealt = useRef(new Set<Id>());
  /** Decisions on their way: an answer from before they arrive would not know of them. */
  const pending = useRef(new Set<Promise<unknown>>());
  const given = useRef(0);
  const turns = useRef(0);
  const passing = useRef<Promise<unknown>>(Promise.resolve());

  const load = useCallback(async () => {
    turns.current += 1;
    const turn = turns.current;
    setStatus('loading');
    setError(null);
    try {
      await Promise.allSettled(pending.current);
      const givenBefore = given.current;
      const answer = await get('/api/swipe.php');
      if (turn !== turns.current) return;
      const fresh = answer.profiles.filter(({ id }) => !dealt.current.has(id));
      for (const { id } of fresh) dealt.current.add(id);
      setCards((held) => [...held, ...fresh]);
      const { likes_left: left, likes_a_day: all = null, next_like_at: nextAt } = answer;
      // A like that was given meanwhile is counted here only.
      if (given.current === givenBefore) setDay({ left, all, nextAt });
      setStatus(fresh.length > 0 ? 'ready' : 'ended');
    } catch (failure) {
      if (turn !== turns.current) return;
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

  const putBack = (card: SwipeCard) => setCards((held) => [card, ...without(held, card)]);
  const take = (card: SwipeCard) => setCards((held) => without(held, card));
  const remember = (decision: Promise<unknown>) => {
    pending.current.add(decision);
    const settled = () => pending.current.delete(decision);
    decision.then(settled, settled);
  };
  const failed = (title: string, reason: unknown) =>
    toast({ kind: 'error', title, text: reason instanceof Error ? reason.message : '' });

  /** False when the card stays where it is. */
  function like(card: SwipeCard): boolean {
    if (session.getState().user?.status === 'not_confirmed') {
      dialogs.open('activation', {});
      return false;
    }
    take(card);
    setPassed(null);
    given.current += 1;
    setDay((now) => ({ ...now, left: now.left === null ? null : Math.max(0, now.left - 1) }));
    const decision = likes.like(card.id);
    remember(decision);
    decision.then(
      () => {
        // The last one: only the server knows when there are more.
        if (day.left === 1) load();
      },
      (reason: unknown) => {
        putBack(card);
        const isLimit = reason instanceof ApiError && reason.code === 'swipe_limit';
        if (!isLimit) failed(t('like.notSent', { name: card.name }), reason);
        if (!isLimit) setDay((now) => ({ ...now, left: now.left === null ? null : now.left + 1 }));
        else setDay((now) => ({ ...now, left: 0, nextAt: limitOver(reason) }));
      },
    );
    return true;
  }

  function pass(card: SwipeCard): boolean {
    take(card);
    setPassed(card);
    passing.current = post('/api/pass.php', { profile: card.id }).catch((reason: unknown) => {
      putBack(card);
      setPassed(null);
      failed(t('swipe.notPassed', { name: card.name }), reason);
    });
    remember(passing.current);
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
      setPassed((later) => later ?? card);
      failed(t('swipe.notUndone', { name: card.name }), reason);
    }
  }

  return { cards, day, status, error, load, like, pass, undo, canUndo: passed !== null };
}

const without = (cards: readonly SwipeCard[], { id }: SwipeCard) =>
  cards.filter((card) => card.id !== id);

const limitOver = ({ extra }: ApiError) =>
  new Date(serverNow() + (Number(extra.retry_after) || 60) * 1000).toISOString();
