import type { Card } from '@afterglow/shared-state';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Heart, X } from 'lucide-react';
import { useRef } from 'react';
import { SwipeDeck, type SwipeDeckHandle } from './swipe-deck.tsx';
import styles from './tinderswipe.module.scss';
import { useSwipeCards } from './use-swipe-cards.tsx';

interface Props {
  left: readonly Card[];
  onSwipe: (id: string, isLike: boolean) => void;
}

/** The deck with its two buttons. */
export function SwipeStage({ left, onSwipe }: Props) {
  const { t } = useTranslation('lander-tinderswipe');
  const deck = useRef<SwipeDeckHandle>(null);
  const toCard = useSwipeCards();
  const top = left[0];
  if (!top) return null;
  const { name, age, city } = top;
  return (
    <div className={styles.stage}>
      <SwipeDeck
        ref={deck}
        label={t('deck', { name, age })}
        cards={left.map(toCard)}
        onSwiped={(card, side) => onSwipe(card.id, side === 'right')}
        likeStamp={t('like')}
        skipStamp={t('skip')}
      />
      {/* Who comes next is seen, not heard: neither press moves the focus. */}
      <p className="visually-hidden" role="status">
        {t('person', { name, age })} {city}
      </p>
      <div className={styles.buttons}>
        <IconButton
          className={styles.skip ?? ''}
          variant="white"
          size="xl"
          icon={X}
          label={t('skip_button', { name })}
          onClick={() => deck.current?.swipe('left')}
        />
        <IconButton
          variant="primary"
          size="xl"
          icon={Heart}
          filled
          label={t('like_button', { name })}
          onClick={() => deck.current?.swipe('right')}
        />
      </div>
    </div>
  );
}
