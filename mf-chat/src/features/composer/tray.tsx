import type { ApiError } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tray.module.scss';

interface Props {
  label: string;
  busy: boolean;
  head: ReactNode;
  /** Why what there is to choose from did not come, and asking for it again. */
  error: ApiError | null;
  onRetry: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Opens between the thread and the composer and pushes the thread up. Esc closes it. */
export function Tray({ label, busy, head, error, onRetry, onClose, children }: Props) {
  const { t } = useTranslation();
  const tray = useRef<HTMLElement>(null);
  useEffect(() => tray.current?.focus(), []);
  /** The button goes as it is pressed. */
  function again(): void {
    tray.current?.focus();
    onRetry();
  }
  return (
    <section
      ref={tray}
      tabIndex={-1}
      className={styles.tray}
      aria-label={label}
      aria-busy={busy}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {head}
      {error && (
        <Note kind="err" action={<NoteAction onClick={again}>{t('retry')}</NoteAction>}>
          {error.message}
        </Note>
      )}
      {children}
    </section>
  );
}
