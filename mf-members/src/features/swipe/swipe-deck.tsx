import { paths } from '@afterglow/shared-state';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Heart, MessageCircle, Undo2, X } from 'lucide-react';
import { useArrowKeys } from '../card/use-arrow-keys.ts';
import { CardPlace } from './card-place.tsx';
import type { Side } from './motion.ts';
import styles from './swipe.module.scss';
import { SwipeAbout } from './swipe-about.tsx';
import { SwipeDay } from './swipe-day.tsx';
import { SwipeKeys } from './swipe-keys.tsx';
import type { useDeck } from './use-deck.ts';
import { useDrag } from './use-drag.ts';
import { useLeaving } from './use-leaving.ts';
import { usePictures } from './use-pictures.ts';
import { usePlaces } from './use-places.ts';

/** So many cards are there, those on their way out among them. */
const made = 4;

interface Props {
  deck: ReturnType<typeof useDeck>;
  /** There is room beside the cards. */
  isWide: boolean;
}

/** The cards, the buttons below them, and what stands beside. */
export function SwipeDeck({ deck, isWide }: Props) {
  const { t } = useTranslation();
  const { cards, day, canUndo } = deck;
  const { leaving, leave, arrive, clear } = useLeaving(cards, made - 1);
  const [top] = cards;

  /** False when the card stays. */
  function decide(side: Side): boolean {
    if (!top) return false;
    const isGone = side === 'right' ? deck.like(top) : deck.pass(top);
    if (isGone) leave(top, side);
    return isGone;
  }
  function undo() {
    if (!canUndo) return;
    clear();
    deck.undo();
  }
  useArrowKeys({ left: () => decide('left'), right: () => decide('right'), undo });
  const drag = useDrag(decide);

  const held = cards.slice(0, Math.max(1, made - leaving.length));
  usePictures(cards.slice(held.length, held.length + 2));
  const places = usePlaces([...leaving.map(({ card }) => card), ...held], made);
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
                leaving={leaving.find((one) => one.card === card)?.side}
                onLeft={() => arrive(card)}
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
          aria-disabled={!canUndo}
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
        {top && (
          <Link
            className="btn btn-neutral btn-icon"
            to={paths.memberChat(top.id)}
            title={t('profile.chat', { name: top.name })}
            aria-label={t('profile.chat', { name: top.name })}
          >
            <MessageCircle className="i" aria-hidden="true" />
          </Link>
        )}
      </div>
      <SwipeDay day={day} />
      {isWide && <SwipeKeys />}
      {isWide && top && <SwipeAbout member={top} />}
    </>
  );
}
