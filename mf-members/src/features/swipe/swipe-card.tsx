import { type SwipeCard as Member, useFormat } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { Photo } from '@afterglow/shared-ui/components/people/photo';
import { Presence } from '@afterglow/shared-ui/components/people/presence';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MapPin } from 'lucide-react';
import { memo } from 'react';
import { useWords } from '../card/use-words.ts';
import { CardInterests } from './card-interests.tsx';
import styles from './swipe.module.scss';

/** The face of a card. Drawn once: a card that moves changes its place only. */
export const SwipeCard = memo(function SwipeCard({ member }: { member: Member }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useWords();
  const { name, age, city, distance_km: km, interests = [] } = member;
  const place =
    km === null ? city : t('profile.place', { place: city, distance: format.distance(km) });

  return (
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
      <div className={styles.who}>
        <h2>{t('card.person', { name, age })}</h2>
        <p className={styles.place}>
          <MapPin className="i" aria-hidden="true" />
          {place}
        </p>
        <CardInterests keys={interests} />
      </div>
    </Photo>
  );
});
