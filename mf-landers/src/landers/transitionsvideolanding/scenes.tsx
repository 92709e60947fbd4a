import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useReducedMotion } from '@afterglow/shared-ui/hooks/use-reduced-motion';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { LanderProps } from '../../features/landers/audience.ts';
import { NamedPhoto } from '../../features/people/named-photo.tsx';
import { usePeople } from '../../features/people/use-people.ts';
import styles from './scenes.module.scss';
import { useScene } from './use-scene.ts';

const count = 4;

/** One scene after the other; still where motion is not wanted, until one presses play. */
export function Scenes({ audience }: LanderProps) {
  const { t } = useTranslation('lander-transitionsvideolanding');
  const calm = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isPlaying = chosen ?? !calm;
  const { people, error } = usePeople(audience.faces);
  const faces = people?.slice(0, count) ?? [];
  const { scene, seen } = useScene(faces.length, isPlaying);
  return (
    <>
      <div className={`${styles.film} ${isPlaying ? '' : styles.still}`} aria-hidden="true">
        {faces.length === 0 && <NamedPhoto member={undefined} waiting={!people && !error} />}
        {faces.map((member, at) => (
          <div key={member.id} className={`${styles.scene} ${at === scene ? styles.on : ''}`}>
            {/* The next one is fetched while its forerunner is on, not all four at once. */}
            {at <= seen && <NamedPhoto className={styles.face} member={member} large />}
          </div>
        ))}
      </div>
      {faces.length > 1 && (
        <IconButton
          className={styles.button ?? ''}
          variant="white"
          icon={isPlaying ? Pause : Play}
          label={t(isPlaying ? 'pause' : 'play')}
          onClick={() => setChosen(!isPlaying)}
        />
      )}
    </>
  );
}
