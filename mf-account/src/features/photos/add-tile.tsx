import { paths } from '@afterglow/shared-state';
import { pictureTypes } from '@afterglow/shared-state/limits';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Crown, ImagePlus } from 'lucide-react';
import styles from './photos.module.scss';

interface Props {
  onFiles: (files: File[]) => void;
}

export function AddTile({ onFiles }: Props) {
  const { t } = useTranslation();
  return (
    <li>
      <label className={styles.add}>
        <input
          type="file"
          multiple
          accept={pictureTypes.join(',')}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            // The same file may be chosen again after an error.
            event.target.value = '';
          }}
        />
        <ImagePlus className="i xl" aria-hidden="true" />
        <span className="b">{t('photos.add')}</span>
        <span className="xs mut">{t('photos.kinds')}</span>
      </label>
    </li>
  );
}

interface PremiumTileProps {
  more: number;
}

/** How much more room Premium gives. */
export function PremiumTile({ more }: PremiumTileProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.premium}>
      <Link className={`plain ${styles.add} ${styles.gold}`} to={paths.premium()}>
        <Crown className="i xl" aria-hidden="true" />
        <span className="b">{t('photos.more', { count: more })}</span>
        <span className="xs">{t('photos.withPremium')}</span>
      </Link>
    </li>
  );
}
