import { type SwipeCard as Member, paths, useFormat } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { Photo } from '@afterglow/shared-ui/components/people/photo';
import { Presence } from '@afterglow/shared-ui/components/people/presence';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Info, MapPin } from 'lucide-react';
import { useWords } from '../card/use-words.ts';
import { CardInterests } from './card-interests.tsx';
import styles from './swipe.module.scss';
import { type Side, useDrag } from './use-drag.ts';

interface Props {
  member: Member;
  /** On top of the others; those below are not to be reached yet. */
  isTop: boolean;
  /** On its way out. */
  leaving: Side | null;
  onDecide: (side: Side) => void;
  onLeft: () => void;
}

export function SwipeCard({ member, isTop, leaving, onDecide, onLeft }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useWords();
  const drag = useDrag(onDecide);
  const { name, age, city, distance_km: km, interests = [] } = member;
  const place =
    km === null ? city : t('profile.place', { place: city, distance: format.distance(km) });

  return (
    <div
      className={styles.card}
      data-leaving={leaving ?? undefined}
      data-below={(!isTop && !leaving) || undefined}
      inert={!isTop}
      {...(isTop && drag)}
      onTransitionEnd={(event) => {
        if (leaving && event.propertyName === 'transform') onLeft();
      }}
    >
      <Photo
        className={styles.photo ?? ''}
        src={member.main_image?.full_url}
        tone={member.main_image?.tone}
        alt={t(member.main_image ? 'photo.of' : 'photo.none', { name })}
        scrim
        priority
      >
        <div className={styles.top}>
          {member.online && <Presence word={words.online} onPhoto />}
          {member.fictional && (
            <FictionalLabel word={words.fictional} hasIcon={words.fictionalIcon} onPhoto />
          )}
        </div>
        <span className={`${styles.stamp} ${styles.yes}`} data-stamp="right" aria-hidden="true">
          {t('swipe.like')}
        </span>
        <span className={`${styles.stamp} ${styles.no}`} data-stamp="left" aria-hidden="true">
          {t('swipe.pass')}
        </span>
        <div className={styles.who}>
          <h2>{t('card.person', { name, age })}</h2>
          <p className={styles.place}>
            <MapPin className="i" aria-hidden="true" />
            {place}
          </p>
          <CardInterests keys={interests} />
        </div>
        <Link
          className={`btn btn-glass btn-icon ${styles.info}`}
          to={paths.member(member.id)}
          aria-label={t('match.view', { name })}
        >
          <Info className="i" aria-hidden="true" />
        </Link>
      </Photo>
    </div>
  );
}
