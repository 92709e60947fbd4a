import type { LanderProps } from '../../features/landers/audience.ts';
import { usePeople } from '../../features/people/use-people.ts';
import { WallPhoto } from '../../features/people/wall-photo.tsx';
import styles from './icons.module.scss';

const places = [0, 1, 2, 3, 4, 5, 6, 7];

/** Round faces on a wide circle; decoration, so hidden from screen readers. */
export function Orbit({ audience }: LanderProps) {
  const { people } = usePeople(audience.faces);
  if (people?.length === 0) return null;
  return (
    <div className={styles.orbit} aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={styles.place}>
          <WallPhoto
            className={styles.face}
            labelClassName={styles.label}
            member={people?.[place % people.length]}
          />
        </div>
      ))}
    </div>
  );
}
