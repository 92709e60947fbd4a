import { Chip } from '@afterglow/shared-ui/components/labels/chip';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { Contact } from './contact.tsx';
import styles from './landing.module.scss';
import type { LandingProps } from './landing-guard.tsx';
import { LandingPhoto } from './landing-photo.tsx';

/** A small game: tick what you like too, and see how much there is to talk about. */
export function InCommon({ member }: LandingProps) {
  const { t, i18n } = useTranslation();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { name, about_me, interests } = member;
  const named = interests.filter((key) => i18n.exists(`interests.${key}`, { ns: 'mf-members' }));
  const toggle = (key: string) =>
    setTicked((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key]));
  return (
    <div className={styles.common}>
      <LandingPhoto member={member} className={styles.round} />
      <h1>{t('landing.common', { name })}</h1>
      {about_me && <blockquote className={styles.quote}>{about_me}</blockquote>}
      {named.length > 0 && (
        <>
          <p className="mut">{t('landing.tick')}</p>
          <div className={`chips ${styles.ticks}`}>
            {named.map((key) => (
              <Chip key={key} selected={ticked.includes(key)} onClick={() => toggle(key)}>
                {t(`interests.${key}` as 'interests.wine')}
              </Chip>
            ))}
          </div>
          <p className="b" role="status">
            {ticked.length > 0 && t('landing.shared', { count: ticked.length, name })}
          </p>
        </>
      )}
      <Contact member={member} action={t('landing.tell', { name })} />
    </div>
  );
}
