import { usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { LanderProps } from '../../features/landers/audience.ts';
import { EmailForm } from '../../features/signup/email-form.tsx';
import { JoinCard } from '../../features/signup/join-card.tsx';
import { Film } from './film.tsx';
import styles from './video.module.scss';

/** A film of an evening, and the question whether one comes along. */
export default function Video({ audience }: LanderProps) {
  const { t } = useTranslation('lander-video');
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <Film />
      <JoinCard className={styles.card} headline={t(`headline.${audience.name}`)} lead={t('lead')}>
        <EmailForm button={t('join')} />
      </JoinCard>
    </div>
  );
}
