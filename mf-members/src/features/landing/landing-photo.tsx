import type { Card } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { Photo } from '@afterglow/shared-ui/components/people/photo';
import { Presence } from '@afterglow/shared-ui/components/people/presence';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useWords } from '../card/use-words.ts';
import styles from './landing.module.scss';

interface Props {
  member: Card;
  className: string | undefined;
  /** Name, age and city stand on the photo. */
  named?: boolean;
}

/** The one it is about, with the labels that always stand on a photo. */
export function LandingPhoto({ member, className, named = false }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const { name, age, city } = member;
  return (
    <Photo
      className={`on-photo ${className}`}
      src={member.main_image?.full_url}
      tone={member.main_image?.tone}
      alt={t(member.main_image ? 'photo.of' : 'photo.none', { name })}
      scrim={named}
      priority
    >
      <div className={styles.labels}>
        {member.online && <Presence word={words.online} onPhoto />}
        <FictionalLabel word={words.fictional} hasIcon={words.fictionalIcon} onPhoto />
      </div>
      {named && (
        <div className={styles.who}>
          <p className="h2">{t('card.person', { name, age })}</p>
          <p>{city}</p>
        </div>
      )}
    </Photo>
  );
}
