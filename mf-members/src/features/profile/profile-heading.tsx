import { type Card, useFormat } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { GoldTick } from '@afterglow/shared-ui/components/people/gold-tick';
import { Presence } from '@afterglow/shared-ui/components/people/presence';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { BadgeCheck, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../card/use-words.ts';
import styles from './profile.module.scss';

interface Props {
  member: Card;
  /** When their photos were compared, as long as that counts. */
  verifiedAt?: string | undefined;
  /** At the end of the line: the menu. */
  menu?: ReactNode;
}

/** Who it is, where, and whether they are there now. */
export function ProfileHeading({ member, verifiedAt, menu }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useWords();
  const distance = member.distance_km;
  const place = [member.city, format.country(member.country)].filter(Boolean).join(', ');
  return (
    <header className={styles.heading}>
      <h1 className="row-x wrap">
        {t('card.person', { name: member.name, age: member.age })}
        {member.premium && (
          <span className="h3">
            <GoldTick label={words.premium} />
          </span>
        )}
      </h1>
      {(member.fictional || member.online) && (
        <div className={`row-x wrap ${styles.states}`}>
          {member.fictional && (
            <FictionalLabel word={words.fictional} hasIcon={words.fictionalIcon} />
          )}
          {member.online && <Presence word={words.online} />}
        </div>
      )}
      {verifiedAt && (
        <p className={`row-x mut sm ${styles.verified}`}>
          <BadgeCheck className="i" aria-hidden="true" />
          <span>{t('profile.verified', { date: format.date(verifiedAt) })}</span>
        </p>
      )}
      {menu && <div className={styles.menu}>{menu}</div>}
      <p className={`row-x mut ${styles.place}`}>
        <MapPin className="i" aria-hidden="true" />
        <span>
          {distance === null
            ? place
            : t('profile.place', { place, distance: format.distance(distance) })}
        </span>
      </p>
    </header>
  );
}
