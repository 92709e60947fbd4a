import type { ChatMessage } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ImageOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { sizeWithin } from '../size-within.ts';
import { useOnDemand } from '../use-on-demand.ts';
import styles from './photo-bubble.module.scss';

interface Props {
  image: NonNullable<ChatMessage['image']>;
  alt: string;
}

const loadLargePhoto = () => import('./large-photo.tsx');
const LargePhoto = lazy(loadLargePhoto);

/** A photo in its own proportions, whose place is kept while it comes; a press opens it large. */
export function PhotoBubble({ image, alt }: Props) {
  const { t } = useTranslation();
  /** Nothing before the first press. */
  const [large, setLarge] = useState<boolean>();
  const [failed, setFailed] = useState(false);
  const isFetched = useOnDemand();
  const size = sizeWithin(image, [260, 300]);
  const enlarge = async () => {
    if (await isFetched(loadLargePhoto)) setLarge(true);
  };

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
        onClick={() => void enlarge()}
      >
        <img src={image.thumb_url} alt={alt} {...size} onError={() => setFailed(true)} />
      </button>
      {large !== undefined && (
        <Suspense fallback={null}>
          <LargePhoto image={image} alt={alt} open={large} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </>
  );
}
