import { requestSignup, type Seeks, usePageTitle } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { LanderProps } from '../../features/landers/audience.ts';
import { facesFor } from '../../features/people/niche-people.ts';
import { JoinCard } from '../../features/signup/join-card.tsx';
import { SeeksField } from '../../features/signup/who-fields.tsx';
import { CityMap } from './city-map.tsx';
import styles from './map.module.scss';
import { Pins } from './pins.tsx';

/** A map of a town nobody lives in, with faces on it. */
export default function Maplanding({ audience }: LanderProps) {
  const { t } = useTranslation('lander-maplanding');
  usePageTitle(t('title'));
  const [seeks, choose] = useState<Seeks | null>(null);
  return (
    <div className={styles.page}>
      <div className={styles.map} aria-hidden="true">
        <CityMap />
        <Pins faces={{ ...audience.faces, ...facesFor(seeks) }} />
      </div>
      <JoinCard className={styles.card} headline={t(`headline.${audience.name}`)} lead={t('lead')}>
        <SeeksField value={seeks} onChange={choose} />
        <Button
          size="lg"
          block
          iconAfter={ArrowRight}
          onClick={() => requestSignup(seeks ? { seeks } : {})}
        >
          {t('join')}
        </Button>
        <p className="xs mut">{t('legend')}</p>
      </JoinCard>
    </div>
  );
}
