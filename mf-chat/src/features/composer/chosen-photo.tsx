import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { X } from 'lucide-react';
import styles from './chosen-photo.module.scss';
import { usePictureUrl } from './use-picture-url.ts';

interface Props {
  file: File;
  onRemove: () => void;
}

/** The photo that goes next, before it is paid for. */
export function ChosenPhoto({ file, onRemove }: Props) {
  const { t } = useTranslation();
  const url = usePictureUrl(file);
  return (
    <div className={styles.chosen}>
      {url && <img src={url} alt={t('composer.chosenPhoto')} />}
      <IconButton icon={X} size="sm" label={t('composer.removePhoto')} onClick={onRemove} />
    </div>
  );
}
