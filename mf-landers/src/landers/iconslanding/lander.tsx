import { type Gender, requestSignup, type Seeks, usePageTitle } from '@afterglow/shared-state';
import { Progress } from '@afterglow/shared-ui/components/feedback/progress';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Mars, Venus, VenusAndMars } from 'lucide-react';
import { useState } from 'react';
import type { LanderProps } from '../../features/landers/audience.ts';
import { SignupsClosed } from '../../features/signup/signups-closed.tsx';
import { SmallPrint } from '../../features/signup/small-print.tsx';
import { useSignupsOpen } from '../../features/signup/use-signups-open.ts';
import { IconChoice } from './icon-choice.tsx';
import styles from './icons.module.scss';
import { Orbit } from './orbit.tsx';

const steps = 2;

/** Two taps on large signs, in a circle of faces. */
export default function Iconslanding({ audience }: LanderProps) {
  const { t } = useTranslation('lander-iconslanding');
  usePageTitle(t('title'));
  const canJoin = useSignupsOpen();
  return (
    <div className={styles.page}>
      <Orbit audience={audience} />
      <div className={styles.middle}>
        {canJoin ? <Taps audience={audience} /> : <SignupsClosed asHeading />}
      </div>
    </div>
  );
}

function Taps({ audience }: LanderProps) {
  const { t } = useTranslation();
  const { t: own } = useTranslation('lander-iconslanding');
  const [gender, setGender] = useState<Gender | null>(null);
  const step = gender ? 2 : 1;
  return (
    <>
      <h1 className="display">{own(`headline.${audience.name}`)}</h1>
      <p className="lead">{own('lead')}</p>
      <div className={styles.progress}>
        <Progress step={step} steps={steps} label={own('step', { step, steps })} />
      </div>
      {gender ? (
        <IconChoice<Seeks>
          key="seeks"
          label={t('teaser.toMeet')}
          takesFocus
          options={[
            { value: 'female', label: t('teaser.women'), icon: Venus },
            { value: 'male', label: t('teaser.men'), icon: Mars },
            { value: 'both', label: t('teaser.both'), icon: VenusAndMars },
          ]}
          onChoose={(seeks) => requestSignup({ gender, seeks })}
        />
      ) : (
        <IconChoice<Gender>
          key="gender"
          label={t('teaser.iAm')}
          options={[
            { value: 'female', label: t('teaser.woman'), icon: Venus },
            { value: 'male', label: t('teaser.man'), icon: Mars },
          ]}
          onChoose={setGender}
        />
      )}
      <SmallPrint />
    </>
  );
}
