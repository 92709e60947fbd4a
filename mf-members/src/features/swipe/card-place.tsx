import { type SwipeCard as Member, paths } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Info } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { CardStamps } from './card-stamps.tsx';
import { below, comeUp, type Side, sendAway } from './motion.ts';
import styles from './swipe.module.scss';
import { SwipeCard } from './swipe-card.tsx';

interface Props {
  member: Member;
  /** 0 is on top; those below are not to be reached yet. */
  depth: number;
  /** On its way out. */
  leaving: Side | undefined;
  onLeft: () => void;
}

/** A place in the stack, and the card that is there: below, on top, or on its way out. */
export function CardPlace({ member, depth, leaving, onLeft }: Props) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const isTop = depth === 0;
  const isBelow = depth > 0;
  const wasBelow = useRef(isBelow);
  const latest = useRef(onLeft);
  useLayoutEffect(() => {
    latest.current = onLeft;
  });

  useLayoutEffect(() => {
    const card = place.current;
    if (!card || !leaving) return;
    // Nobody stays on what is hidden.
    if (card.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    const way = sendAway(card, leaving);
    way.onfinish = () => latest.current();
    return () => way.cancel();
  }, [leaving, member]);

  useLayoutEffect(() => {
    if (place.current && isTop && wasBelow.current) comeUp(place.current);
    wasBelow.current = isBelow;
  }, [isTop, isBelow]);

  return (
    <div
      ref={place}
      className={styles.card}
      data-top={isTop || undefined}
      data-leaving={leaving}
      // Not inert, which would have the style of everything in it worked out anew.
      aria-hidden={!isTop || undefined}
      style={{ zIndex: -depth, transform: isBelow ? below : undefined }}
    >
      <SwipeCard member={member} />
      <Link
        className={`btn btn-glass btn-icon ${styles.info}`}
        to={paths.member(member.id)}
        aria-label={t('match.view', { name: member.name })}
        tabIndex={isTop ? undefined : -1}
      >
        <Info className="i" aria-hidden="true" />
      </Link>
      <CardStamps />
    </div>
  );
}
