import { Photo, type PhotoProps } from '@afterglow/shared-ui/components/people/photo';
import { cx } from '@afterglow/shared-ui/cx';
import { useReducedMotion } from '@afterglow/shared-ui/hooks/use-reduced-motion';
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import styles from './swipe-deck.module.scss';
import { type SwipeSide, useSwipe } from './use-swipe.ts';

export interface SwipeCard {
  id: string;
  photo: Pick<PhotoProps, 'src' | 'tone'>;
  /** Name, labels and facts at the foot of the photo. */
  text: ReactNode;
  /** Badges and labels in the upper corner, such as the word "Fictional". */
  badges?: ReactNode;
}

export interface SwipeDeckHandle {
  /** For the buttons beside the deck: throws the top card to a side. */
  swipe: (side: SwipeSide) => void;
}

interface Props {
  /** Names the deck for screen readers. */
  label: string;
  /** The first is on top; the caller drops it in `onSwiped`. */
  cards: readonly SwipeCard[];
  /** After the card has left: `right` is a like. */
  onSwiped: (card: SwipeCard, side: SwipeSide) => void;
  likeStamp: ReactNode;
  skipStamp: ReactNode;
  /** No more swiping, for example at the daily limit. */
  disabled?: boolean;
  ref?: Ref<SwipeDeckHandle>;
}

const leaveMs = 280;

/** One card on top, two behind. Drag, arrow keys, or the caller's own buttons move it. */
export function SwipeDeck(props: Props) {
  const { label, cards, onSwiped, likeStamp, skipStamp, disabled = false, ref } = props;
  const [leaving, setLeaving] = useState<SwipeSide | null>(null);
  const still = useReducedMotion();
  const top = cards[0];

  function swipe(side: SwipeSide) {
    if (!top || leaving || disabled) return;
    setLeaving(side);
    setTimeout(
      () => {
        setLeaving(null);
        onSwiped(top, side);
      },
      still ? 0 : leaveMs,
    );
  }

  useImperativeHandle(ref, () => ({ swipe }));
  const drag = useSwipe({ enabled: !disabled && !leaving, onSwipe: swipe });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, this is a stack
    <div
      className={`${styles.deck} on-photo`}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys swipe
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') swipe('right');
        if (event.key === 'ArrowLeft') swipe('left');
      }}
    >
      {cards.slice(0, 3).map((card, depth) => (
        <div
          key={card.id}
          className={cx(
            styles.card,
            depth === 0 && styles.top,
            depth === 0 && leaving && styles[leaving],
          )}
          aria-hidden={depth > 0 || undefined}
          {...(depth === 0 && drag)}
        >
          <Photo {...card.photo} className={styles.photo ?? ''} alt="" scrim priority={depth < 2}>
            <div className={styles.badges}>{card.badges}</div>
            <div className={styles.text}>{card.text}</div>
          </Photo>
          {depth === 0 && (
            <>
              <span className={cx(styles.stamp, styles.like)} aria-hidden="true">
                {likeStamp}
              </span>
              <span className={cx(styles.stamp, styles.skip)} aria-hidden="true">
                {skipStamp}
              </span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
