import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useReducedMotion } from '@afterglow/shared-ui/hooks/use-reduced-motion';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import evening from './evening.mp4';
import poster from './poster.webp';
import { savesData } from './saves-data.ts';
import styles from './video.module.scss';

/** Silent and endless over its first picture; it waits for a press where motion or data are dear. */
export function Film() {
  const { t } = useTranslation('lander-video');
  const calm = useReducedMotion();
  const [begins] = useState(!calm && !savesData());
  const [isPlaying, setPlaying] = useState(false);
  const film = useRef<HTMLVideoElement>(null);

  function press() {
    if (isPlaying) film.current?.pause();
    // A browser may refuse; then the picture stays and the button still says "play".
    else film.current?.play().catch(() => {});
  }

  return (
    <>
      <video
        ref={film}
        className={styles.film}
        src={evening}
        poster={poster}
        preload={begins ? 'auto' : 'none'}
        autoPlay={begins}
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <IconButton
        className={styles.button ?? ''}
        variant="white"
        icon={isPlaying ? Pause : Play}
        label={t(isPlaying ? 'pause' : 'play')}
        onClick={press}
      />
    </>
  );
}
