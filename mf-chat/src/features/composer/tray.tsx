import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tray.module.scss';

interface Props {
  label: string;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Opens between the thread and the composer and pushes the thread up. Esc closes it. */
export function Tray({ label, busy, onClose, children }: Props) {
  const tray = useRef<HTMLElement>(null);
  useEffect(() => tray.current?.focus(), []);
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
      {children}
    </section>
  );
}
