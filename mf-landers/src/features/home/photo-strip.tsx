import type { Card } from '@afterglow/shared-state';
import { WallPhoto } from '../people/wall-photo.tsx';
import styles from './photo-strip.module.scss';

const allPlaces = [0, 1, 2, 3, 4, 5];

interface Props {
  people: readonly Card[] | null;
}

/** The photo wall of small screens: one row that runs off the edge. */
export function PhotoStrip({ people }: Props) {
  if (people?.length === 0) return null;
  const places = people ? allPlaces.slice(0, people.length) : allPlaces;
  return (
    <div className={styles.strip} aria-hidden="true">
      {places.map((place) => (
        <WallPhoto
          key={place}
          member={people?.[place]}
          className={styles.photo}
          labelClassName={styles.label}
          later
        />
      ))}
    </div>
  );
}
