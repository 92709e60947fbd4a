import { usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { LanderProps } from '../../features/landers/audience.ts';
import { EmailForm } from '../../features/signup/email-form.tsx';
import { JoinCard } from '../../features/signup/join-card.tsx';
import styles from './alonetonight.module.scss';
import { Street } from './street.tsx';

/** A street at night; behind some lit windows someone is at home. */
export default function Alonetonight({ audience }: LanderProps) {
  const { t } = useTranslation('lander-alonetonight');
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <Street audience={audience} />
      <JoinCard className={styles.card} headline={t(`headline.${audience.name}`)} lead={t('lead')}>
        <EmailForm button={t('join')} />
      </JoinCard>
    </div>
  );
}
