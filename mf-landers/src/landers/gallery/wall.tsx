import { Lock } from 'lucide-react';
import type { LanderProps } from '../../features/landers/audience.ts';
import { NamedPhoto } from '../../features/people/named-photo.tsx';
import { usePeople } from '../../features/people/use-people.ts';
import styles from './gallery.module.scss';

const columns = [0, 1, 2, 3];
const rows = [0, 1, 2];
/** Column and row of the two that stay private. */
const locked = ['1/1', '2/0'];

/** Four columns that run off both edges; decoration, so hidden from screen readers. */
export function Wall({ audience }: LanderProps) {
  const { people, error } = usePeople(audience.faces);
  return (
    <div className={styles.wall} aria-hidden="true">
      {columns.map((column) => (
        <div key={column} className={styles.column}>
          {rows.map((row) =>
            locked.includes(`${column}/${row}`) ? (
              <span key={row} className={`${styles.photo} ${styles.locked}`}>
                <Lock className="i" />
              </span>
            ) : (
              <NamedPhoto
                key={row}
                className={styles.photo}
                member={people?.[(column + row * columns.length) % people.length]}
                waiting={!people && !error}
                // Ten at once would keep each other waiting.
                first={row === 0}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
