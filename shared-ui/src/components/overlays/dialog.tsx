import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from '../../cx.ts';
import { useLinger } from '../../hooks/use-linger.ts';
import { useModal } from '../../hooks/use-modal.ts';
import { useSheetDrag } from '../../hooks/use-sheet-drag.ts';
import { IconButton } from '../actions/icon-button.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Heading of the dialog and its accessible name. */
  title: ReactNode;
  hideTitle?: boolean;
  /** Beside the title, in its place whatever the content does. */
  headAction?: ReactNode;
  /** Shows a close button. */
  closeLabel?: string;
  /** Esc, backdrop and drag do nothing while something is in progress. */
  locked?: boolean;
  size?: 'md' | 'lg' | 'xl';
  /** Fills the whole screen on phones. */
  full?: boolean;
  /** No padding around the content. */
  bare?: boolean;
  /** Stays in view under the scrolling content. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * Centred from 768 px, a sheet with a drag handle below; the page behind is inert.
 * Focus starts on the title, or on the element that has `data-autofocus`.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, hideTitle, closeLabel, locked = false, footer, children } = props;
  const { size = 'md', full, bare, className, headAction } = props;
  const titleId = useId();
  const present = useLinger(open, 300);
  const pressedOnBackdrop = useRef(false);
  const dismiss = () => {
    if (!locked) onClose();
  };
  const dialog = useModal({ open, onDismiss: dismiss });
  const handle = useSheetDrag(dialog, { enabled: !locked, onDismiss: dismiss });

  const isBackdrop = (event: MouseEvent) => event.target === dialog.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, see useModal
    <dialog
      ref={dialog}
      className={cx('dlg', size !== 'md' && `dlg-${size}`, full && 'dlg-full', className)}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedOnBackdrop.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (isBackdrop(event) && pressedOnBackdrop.current) dismiss();
      }}
    >
      {present && (
        <>
          {!full && <div className="dlg-handle" {...handle} />}
          <div className={hideTitle && !closeLabel ? 'visually-hidden' : 'dlg-head'}>
            <h2
              id={titleId}
              tabIndex={-1}
              data-dialog-title
              className={hideTitle ? 'visually-hidden' : undefined}
            >
              {title}
            </h2>
            {headAction}
            {closeLabel && !locked && (
              <IconButton className="x" icon={X} label={closeLabel} onClick={onClose} />
            )}
          </div>
          <div className={cx('dlg-body', bare && 'bare')}>{children}</div>
          {footer && <div className="dlg-foot">{footer}</div>}
        </>
      )}
    </dialog>
  );
}
