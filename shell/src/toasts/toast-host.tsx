import { toasts, useToasts } from '@afterglow/shared-state';
import { ToastView } from '@afterglow/shared-ui/components/overlays/toast-view';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect, useRef, useState } from 'react';

const shownMs = 5000;

/** Shows one toast at a time. It goes by itself, unless it is an error or someone is at it. */
export function ToastHost() {
  const { t } = useTranslation();
  const current = useToasts((state) => state.queue[0]);
  const place = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const key = current?.key;
  const staysOpen = isHeld || current?.kind === 'error';

  // As a popover it lies above an open dialog.
  useEffect(() => {
    if (key === undefined) return;
    const element = place.current;
    element?.showPopover?.();
    return () => element?.hidePopover?.();
  }, [key]);

  useEffect(() => {
    if (key === undefined || staysOpen) return;
    const timer = setTimeout(() => toasts.dismiss(key), shownMs);
    return () => clearTimeout(timer);
  }, [key, staysOpen]);

  const close = () => {
    setHeld(false);
    if (key !== undefined) toasts.dismiss(key);
  };

  return (
    <section
      ref={place}
      className="toasts"
      popover="manual"
      aria-label={t('toast.region')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {current && (
        <ToastView
          key={current.key}
          kind={current.kind}
          title={current.title ?? current.text}
          label={current.label}
          closeLabel={t('toast.close')}
          onClose={close}
          {...(current.image !== undefined && { avatar: { src: current.image } })}
          {...(current.action && {
            action: {
              label: current.action.label,
              onClick: () => {
                close();
                current.action?.run();
              },
            },
          })}
        >
          {current.title && current.text}
        </ToastView>
      )}
    </section>
  );
}
