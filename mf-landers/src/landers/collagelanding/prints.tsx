import { NamedPhoto } from '../../features/people/named-photo.tsx';
import type { Wanted } from '../../features/people/niche-people.ts';
import { usePeople } from '../../features/people/use-people.ts';
import styles from './collage.module.scss';

const places = [0, 1, 2, 3, 4, 5, 6, 7];

/** Prints with a white edge, each lying as it fell; decoration, so hidden from screen readers. */
export function Prints({ faces }: { faces: Wanted }) {
  const { people, error } = usePeople(faces);
  return (
    <div className={styles.table} aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={styles.print}>
          <NamedPhoto
            className={styles.photo}
            member={people?.[place % people.length]}
            waiting={!people && !error}
          />
        </div>
      ))}
    </div>
  );
}
