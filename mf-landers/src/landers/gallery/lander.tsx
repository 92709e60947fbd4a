import { usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { LanderProps } from '../../features/landers/audience.ts';
import { EmailForm } from '../../features/signup/email-form.tsx';
import { JoinCard } from '../../features/signup/join-card.tsx';
import styles from './gallery.module.scss';
import { Wall } from './wall.tsx';

/** Columns of faces behind one card. */
export default function Gallery({ audience }: LanderProps) {
  const { t } = useTranslation('lander-gallery');
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <Wall audience={audience} />
      <JoinCard className={styles.card} headline={t(`headline.${audience.name}`)} lead={t('lead')}>
        <EmailForm button={t('join')} />
      </JoinCard>
    </div>
  );
}
