import type { ChatMessage } from '@afterglow/shared-state';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './photo-bubble.module.scss';

interface Props {
  image: NonNullable<ChatMessage['image']>;
  alt: string;
  open: boolean;
  onClose: () => void;
}

/** A photo over the page, as large as that is. */
export default function LargePhoto({ image, alt, open, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={alt}
      hideTitle
      closeLabel={t('thread.closePhoto')}
      size="xl"
      full
      bare
      className={styles.dialog ?? ''}
    >
      <div className={styles.large}>
        <img src={image.full_url} alt={alt} width={image.width} height={image.height} />
      </div>
    </Dialog>
  );
}
