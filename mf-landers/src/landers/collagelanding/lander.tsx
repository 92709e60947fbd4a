import { requestSignup, type Seeks, usePageTitle } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { LanderProps } from '../../features/landers/audience.ts';
import { facesFor } from '../../features/people/niche-people.ts';
import { JoinCard } from '../../features/signup/join-card.tsx';
import { SeeksField } from '../../features/signup/who-fields.tsx';
import styles from './collage.module.scss';
import { Prints } from './prints.tsx';

/** Photo prints thrown on a table, and a note among them. */
export default function Collagelanding({ audience }: LanderProps) {
  const { t } = useTranslation('lander-collagelanding');
  usePageTitle(t('title'));
  const [seeks, choose] = useState<Seeks | null>(null);
  return (
    <div className={styles.page}>
      <Prints faces={{ ...audience.faces, ...facesFor(seeks) }} />
      <JoinCard className={styles.note} headline={t(`headline.${audience.name}`)} lead={t('lead')}>
        <SeeksField value={seeks} onChange={choose} />
        <Button
          size="lg"
          block
          iconAfter={ArrowRight}
          onClick={() => requestSignup(seeks ? { seeks } : {})}
        >
          {t('join')}
        </Button>
      </JoinCard>
    </div>
  );
}
