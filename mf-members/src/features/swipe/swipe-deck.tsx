import { type SwipeCard as Member, useFormat } from '@afterglow/shared-state';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Heart, Undo2, X } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useArrowKeys } from '../card/use-arrow-keys.ts';
import { CardPlace } from './card-place.tsx';
import type { Side } from './motion.ts';
import styles from './swipe.module.scss';
import type { useDeck } from './use-deck.ts';
import { useDrag } from './use-drag.ts';
import { usePictures } from './use-pictures.ts';
import { usePlaces } from './use-places.ts';

/** So many cards are there, those on their way out among them: none comes while one moves. */
const made = 3;

interface Leaving {
  card: Member;
  side: Side;
}

/** The cards and the buttons below them. */
export function SwipeDeck({ deck }: { deck: ReturnType<typeof useDeck> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { cards, day, canUndo } = deck;
  const [leaving, setLeaving] = useState<readonly Leaving[]>([]);
  const [top] = cards;

  /** False when the card stays. */
  function decide(side: Side): boolean {
    if (!top) return false;
    const isGone = side === 'right' ? deck.like(top) : deck.pass(top);
    if (isGone) setLeaving((before) => [...before, { card: top, side }].slice(1 - made));
    return isGone;
  }
  function undo() {
    setLeaving([]);
    deck.undo();
  }
  /** Only now does the next card come, a little at a time: nobody waits for it. */
  function left(gone: Member) {
    startTransition(() => setLeaving((before) => before.filter(({ card }) => card !== gone)));
  }
  useArrowKeys({ left: () => decide('left'), right: () => decide('right'), undo });
  const drag = useDrag(decide);

  const out = leaving.filter(({ card }) => !cards.some(({ id }) => id === card.id));
  const held = cards.slice(0, Math.max(1, made - out.length));
  usePictures(cards.slice(held.length, held.length + 2));
  const places = usePlaces([...out.map(({ card }) => card), ...held], made);
  return (
    <>
      <div className={styles.stack} {...drag}>
        {places.map(
          (card, at) =>
            card && (
              <CardPlace
                key={at}
                member={card}
                depth={held.indexOf(card)}
                leaving={out.find((one) => one.card === card)?.side}
                onLeft={() => left(card)}
              />
            ),
        )}
      </div>
      <p className="visually-hidden" role="status">
        {top && t('card.person', { name: top.name, age: top.age })}
      </p>
      <div className={styles.buttons}>
        <IconButton
          variant="neutral"
          icon={Undo2}
          label={t('swipe.undo')}
          disabled={!canUndo}
          onClick={undo}
        />
        <IconButton
          variant="neutral"
          size="lg"
          icon={X}
          label={t('swipe.passOn', { name: top?.name ?? '' })}
          disabled={!top}
          onClick={() => decide('left')}
        />
        <IconButton
          variant="primary"
          size="lg"
          icon={Heart}
          filled
          label={t('like.label', { name: top?.name ?? '' })}
          disabled={!top}
          onClick={() => decide('right')}
        />
      </div>
      {day.left !== null && day.all !== null && (
        <div className={styles.day}>
          <span className={styles.dashes} aria-hidden="true">
            {Array.from({ length: day.all }, (_, at) => (
              <span key={at} data-on={at < (day.left ?? 0) || undefined} />
            ))}
          </span>
          <p className="mut">{t('swipe.left', { count: day.left, all: format.number(day.all) })}</p>
        </div>
      )}
    </>
  );
}
