import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { X } from 'lucide-react';
import styles from './chosen-photo.module.scss';
import { usePicture } from './use-picture.ts';

interface Props {
  file: File;
  onRemove: () => void;
  /** Whatever it is called, there is no picture in it. */
  onBroken: () => void;
}

/** The photo that goes next, before it is paid for. */
export function ChosenPhoto({ file, onRemove, onBroken }: Props) {
  const { t } = useTranslation();
  const picture = usePicture(file);
  return (
    <div className={styles.chosen}>
      {picture && <img src={picture.url} alt={t('composer.chosenPhoto')} onError={onBroken} />}
      <IconButton icon={X} size="sm" label={t('composer.removePhoto')} onClick={onRemove} />
    </div>
  );
}
