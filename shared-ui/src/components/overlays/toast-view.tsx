import { CircleCheck, CircleX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Avatar } from '../people/avatar.tsx';
import { FictionalLabel } from '../people/fictional-label.tsx';

interface Props {
  kind: 'ok' | 'error' | 'message';
  title: ReactNode;
  children?: ReactNode;
  /** The word for a fictional profile, when it is about one. */
  label?: string | undefined;
  /** For messages: who wrote. */
  avatar?: { src: string | null };
  action?: { label: string; onClick: () => void };
  closeLabel: string;
  onClose: () => void;
}

/**
 * What one toast looks like; time, queue and place belong to the shell, and that it is read out, but for an
 * error, which interrupts.
 * With an action it has no cross, except an error: that one stays until closed.
 */
export function ToastView(props: Props) {
  const { kind, title, children, label, avatar, action, closeLabel, onClose } = props;
  const Icon = kind === 'error' ? CircleX : CircleCheck;
  return (
    <div
      className={cx('toast-x', kind === 'ok' && 'ok', kind === 'error' && 'err')}
      role={kind === 'error' ? 'alert' : undefined}
    >
      {avatar && <Avatar src={avatar.src} size={44} />}
      {!avatar && kind !== 'message' && <Icon className="i" aria-hidden="true" />}
      <div className="grow">
        <b>{title}</b> {label && <FictionalLabel word={label} />}
        {children && <div className="mut lines-2">{children}</div>}
      </div>
      {action && (
        <Button size="sm" variant={kind === 'message' ? 'tonal' : 'ghost'} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {(!action || kind === 'error') && (
        <IconButton size="sm" icon={X} label={closeLabel} onClick={onClose} />
      )}
    </div>
  );
}
