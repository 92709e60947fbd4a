import { type OwnProfile, useData } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ownPhotos } from '../photos/use-photos.ts';
import styles from './profile.module.scss';
import { useProfileForm } from './profile-form.ts';
import { firstOpen, steps } from './strength-steps.ts';

interface Props {
  profile: OwnProfile;
}

/** How complete the profile is and the one next thing that helps; gone when all is there. */
export function Strength({ profile }: Props) {
  const { t } = useTranslation();
  const { values } = useProfileForm();
  const { data } = useData(ownPhotos);
  if (!data) return null;
  const hasMain = profile.main_image !== null;
  const next = firstOpen({ ...values, hasMain, photos: data.photos.length });
  if (!next) return null;
  return (
    <section className={`card-x ${styles.strength}`} aria-label={t('strength.title')}>
      <div className="row-x between wrap">
        <h2 className="h3">{t('strength.title')}</h2>
        <span className="sm mut num">
          {t('strength.done', { count: next.done, all: steps.length })}
        </span>
      </div>
      <progress max={steps.length} value={next.done} aria-label={t('strength.title')} />
      <p className="sm">{t(`strength.${next.step}`)}</p>
    </section>
  );
}
