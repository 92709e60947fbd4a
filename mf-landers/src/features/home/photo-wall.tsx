import { type Card, useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { WallPhoto } from '../people/wall-photo.tsx';
import styles from './photo-wall.module.scss';

const columns = [0, 1, 2];
const rows = [0, 1, 2];

interface Props {
  people: readonly Card[] | null;
}

/** Three columns of photos that run off the edges; decoration, so hidden from screen readers. */
export function PhotoWall({ people }: Props) {
  const { t } = useTranslation();
  const niche = useSettings((site) => site.niche_name);
  if (people?.length === 0) return null;
  const at = (column: number, row: number) =>
    people?.[(column + row * columns.length) % people.length];

  return (
    <div className={styles.wall} aria-hidden="true">
      {columns.map((column) => (
        <div key={column} className={styles.column}>
          {rows.map((row) => (
            <WallPhoto
              key={row}
              member={at(column, row)}
              className={styles.photo}
              labelClassName={styles.label}
              later
            />
          ))}
        </div>
      ))}
      <span className={styles.bubble}>{t(`home.bubble.${niche}`)}</span>
      <span className={`${styles.bubble} ${styles.answer}`}>{t(`home.bubbleAnswer.${niche}`)}</span>
    </div>
  );
}
