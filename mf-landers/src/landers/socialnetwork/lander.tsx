import { type Gender, requestSignup, type Seeks, usePageTitle } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { LanderProps } from '../../features/landers/audience.ts';
import { facesFor } from '../../features/people/niche-people.ts';
import { JoinCard } from '../../features/signup/join-card.tsx';
import { GenderField, SeeksField } from '../../features/signup/who-fields.tsx';
import styles from './network.module.scss';
import { Network } from './network.tsx';

/** Faces that hang together by what they like, and a place for oneself among them. */
export default function Socialnetwork({ audience }: LanderProps) {
  const { t } = useTranslation('lander-socialnetwork');
  usePageTitle(t('title'));
  const [gender, setGender] = useState<Gender | null>(null);
  const [seeks, choose] = useState<Seeks | null>(null);
  return (
    <div className={styles.page}>
      <JoinCard className={styles.card} headline={t(`headline.${audience.name}`)} lead={t('lead')}>
        <GenderField value={gender} onChange={setGender} />
        <SeeksField value={seeks} onChange={choose} />
        <Button
          size="lg"
          block
          iconAfter={ArrowRight}
          onClick={() => requestSignup({ ...(gender && { gender }), ...(seeks && { seeks }) })}
        >
          {t('join')}
        </Button>
      </JoinCard>
      <Network faces={{ ...audience.faces, ...facesFor(seeks) }} you={t('you')} />
    </div>
  );
}
