import { usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { LanderProps } from '../../features/landers/audience.ts';
import { EmailForm } from '../../features/signup/email-form.tsx';
import { JoinCard } from '../../features/signup/join-card.tsx';
import styles from './scenes.module.scss';
import { Scenes } from './scenes.tsx';

/** Large faces that glide into one another like the scenes of a film. */
export default function Transitionsvideolanding({ audience }: LanderProps) {
  const { t } = useTranslation('lander-transitionsvideolanding');
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <Scenes audience={audience} />
      <JoinCard className={styles.card} headline={t(`headline.${audience.name}`)} lead={t('lead')}>
        <EmailForm button={t('join')} />
      </JoinCard>
    </div>
  );
}
