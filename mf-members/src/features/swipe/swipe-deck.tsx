import { type SwipeCard as Member, useFormat } from '@afterglow/shared-state';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Heart, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useArrowKeys } from '../card/use-arrow-keys.ts';
import styles from './swipe.module.scss';
import { SwipeCard } from './swipe-card.tsx';
import type { useDeck } from './use-deck.ts';
import type { Side } from './use-drag.ts';

const shown = 2;

/** The cards and the buttons below them. */
export function SwipeDeck({ deck }: { deck: ReturnType<typeof useDeck> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { cards, day, canUndo } = deck;
  const [leaving, setLeaving] = useState<{ card: Member; side: Side } | null>(null);
  const [top] = cards;

  function decide(side: Side) {
    if (!top) return;
    const isGone = side === 'right' ? deck.like(top) : deck.pass(top);
    if (isGone) setLeaving({ card: top, side });
  }
  function undo() {
    setLeaving(null);
    deck.undo();
  }
  useArrowKeys({ left: () => decide('left'), right: () => decide('right'), undo });

  const out = leaving && !cards.some(({ id }) => id === leaving.card.id) ? leaving : null;
  // One list: the card that leaves stays the same element, wherever the drag has put it.
  const stack = [...cards.slice(0, shown).reverse(), ...(out ? [out.card] : [])];
  return (
    <>
      <div className={styles.stack}>
        {stack.map((card) => (
          <SwipeCard
            key={card.id}
            member={card}
            isTop={card === top}
            leaving={card === out?.card ? out.side : null}
            onDecide={decide}
            onLeft={() => setLeaving(null)}
          />
        ))}
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
