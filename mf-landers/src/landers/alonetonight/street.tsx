import type { LanderProps } from '../../features/landers/audience.ts';
import { usePeople } from '../../features/people/use-people.ts';
import { WallPhoto } from '../../features/people/wall-photo.tsx';
import styles from './alonetonight.module.scss';

/** Windows of each house; a number is the place of who lives there, 0 a dark one, -1 a lit one. */
const houses = [
  [-1, 1, 0, 0, -1, 0, 0, 0],
  [0, 0, 2, -1, 0, -1, 0, 0],
  [-1, 0, 0, 3, 0, 0, -1, 0],
  [0, 4, -1, 0, 0, 0, 0, -1],
  [5, 0, 0, -1, 0, 6, 0, 0],
] as const;

/** Decoration, so hidden from screen readers. */
export function Street({ audience }: LanderProps) {
  const { people } = usePeople(audience.faces);
  const neighbour = (place: number) => people?.[(place - 1) % people.length];
  return (
    <div className={styles.night} aria-hidden="true">
      <div className={styles.moon} />
      <div className={styles.street}>
        {houses.map((windows) => (
          <div key={windows.join()} className={styles.house}>
            {windows.map((place, at) =>
              place > 0 && neighbour(place) ? (
                <div key={String(at)} className={`${styles.window} ${styles.home}`}>
                  <WallPhoto
                    className={styles.face}
                    labelClassName={styles.label}
                    member={neighbour(place)}
                  />
                </div>
              ) : (
                <div
                  key={String(at)}
                  className={`${styles.window} ${place === 0 ? '' : styles.lit}`}
                />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
