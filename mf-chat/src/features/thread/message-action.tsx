import type { LucideIcon } from 'lucide-react';
import styles from './message-action.module.scss';

interface Props {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}

/** Beside a message, for just that one. */
export function MessageAction({ icon: Icon, label, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon className="i" aria-hidden="true" />
    </button>
  );
}
