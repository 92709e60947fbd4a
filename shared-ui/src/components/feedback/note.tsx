import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { IconButton } from '../actions/icon-button.tsx';

type Kind = 'neutral' | 'warn' | 'info' | 'ok' | 'err' | 'gold';

interface Props {
  kind?: Kind;
  /** Replaces the icon of the kind. */
  icon?: LucideIcon;
  children: ReactNode;
  /** A link or a `NoteAction`, after the text. */
  action?: ReactNode;
  /** With a label, a close button appears. */
  onDismiss?: () => void;
  dismissLabel?: string;
  className?: string;
}

const icons: Record<Kind, LucideIcon> = {
  neutral: Info,
  warn: TriangleAlert,
  info: Info,
  ok: CircleCheck,
  err: CircleAlert,
  gold: Info,
};

/** An inline message; errors are announced at once, the rest when the reader gets there. */
export function Note(props: Props) {
  const { kind = 'neutral', icon, children, action, onDismiss, dismissLabel, className } = props;
  const Icon = icon ?? icons[kind];
  return (
    <div
      className={cx('note', kind !== 'neutral' && `note-${kind}`, className)}
      role={kind === 'err' ? 'alert' : undefined}
    >
      <Icon className="i" aria-hidden="true" />
      <div className="grow">
        {children} {action}
      </div>
      {onDismiss && dismissLabel && (
        <IconButton className="x" size="sm" icon={X} label={dismissLabel} onClick={onDismiss} />
      )}
    </div>
  );
}
