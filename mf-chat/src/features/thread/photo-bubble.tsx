import type { ChatMessage } from '@afterglow/shared-state';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { sizeWithin } from '../size-within.ts';
import styles from './photo-bubble.module.scss';

interface Props {
  image: NonNullable<ChatMessage['image']>;
  alt: string;
}

/** A photo in its own proportions, whose place is kept while it comes; a press opens it large. */
export function PhotoBubble({ image, alt }: Props) {
  const { t } = useTranslation();
  const [large, setLarge] = useState(false);
  const [failed, setFailed] = useState(false);
  const size = sizeWithin(image, [260, 300]);

  if (failed) {
    return (
      <button type="button" className={styles.photo} style={size} onClick={() => setFailed(false)}>
        <ImageOff className="i" aria-hidden="true" />
        {t('thread.photoFailed')}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.photo}
        aria-haspopup="dialog"
        onClick={() => setLarge(true)}
      >
        <img src={image.thumb_url} alt={alt} {...size} onError={() => setFailed(true)} />
      </button>
      <Dialog
        open={large}
        onClose={() => setLarge(false)}
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
    </>
  );
}
