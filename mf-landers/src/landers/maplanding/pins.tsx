import type { Wanted } from '../../features/people/niche-people.ts';
import { usePeople } from '../../features/people/use-people.ts';
import { WallPhoto } from '../../features/people/wall-photo.tsx';
import styles from './map.module.scss';

const places = [0, 1, 2, 3, 4, 5, 6];

/** Round faces, each on a pin. */
export function Pins({ faces }: { faces: Wanted }) {
  const { people } = usePeople(faces);
  if (people?.length === 0) return null;
  return places.map((place) => (
    <div key={place} className={styles.pin}>
      <WallPhoto
        className={styles.face}
        labelClassName={styles.label}
        member={people?.[place % people.length]}
      />
    </div>
  ));
}
