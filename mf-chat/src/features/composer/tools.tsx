import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Gift, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import type { Tray } from './load-tray.ts';
import styles from './tools.module.scss';

interface Props {
  open: Tray | null;
  /** Also says which button it was. */
  onTray: (wanted: Tray, button: HTMLElement) => void;
  onFiles: (files: FileList) => void;
}

/** What else there is to send: a gift, a GIF, a photo. */
export function Tools({ open, onTray, onFiles }: Props) {
  const { t } = useTranslation();
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={`btn ${styles.tool}`}
        aria-label={t('composer.gift')}
        aria-expanded={open === 'gifts'}
        onClick={({ currentTarget }) => onTray('gifts', currentTarget)}
      >
        <Gift className="i" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={`btn ${styles.tool}`}
        aria-label={t('composer.gif')}
        aria-expanded={open === 'gifs'}
        onClick={({ currentTarget }) => onTray('gifs', currentTarget)}
      >
        <span className={styles.gif} aria-hidden="true">
          GIF
        </span>
      </button>
      <button
        type="button"
        className={`btn ${styles.tool}`}
        aria-label={t('composer.photo')}
        onClick={() => files.current?.click()}
      >
        <ImagePlus className="i" aria-hidden="true" />
      </button>
      <input
        ref={files}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onFiles(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
