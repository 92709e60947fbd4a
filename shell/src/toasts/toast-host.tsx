import { bring, toasts, useToasts } from '@afterglow/shared-state';
import { ToastView } from '@afterglow/shared-ui/components/overlays/toast-view';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect, useRef, useState } from 'react';
import type { placeToasts } from './toast-place.ts';

const soon = () => import(/* webpackChunkName: "soon" */ './toast-place.ts');

const shownMs = 5000;

/** One that offers something takes longer to decide about. */
const offeredMs = 10_000;

type Queue = ReturnType<typeof toasts.getState>['queue'];

/** The first one; before an error, which stays, what offers something: that is over soon. */
function nextOf([first, ...others]: Queue): Queue[0] | undefined {
  const offer = others.find(({ kind, action }) => action && kind !== 'error');
  return (first?.kind === 'error' && offer) || first;
}

/** Shows one toast at a time. It goes by itself, unless it is an error or someone is at it. */
export function ToastHost() {
  const { t } = useTranslation();
  const shown = useRef<number>(undefined);
  // Nothing else comes under a finger that is about to press.
  const current = useToasts(
    ({ queue, held }) => (held && queue.find(({ key }) => key === shown.current)) || nextOf(queue),
  );
  const home = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const key = current?.key;
  shown.current = key;
  const goesAfter = current?.action ? offeredMs : shownMs;
  const staysOpen = current?.kind === 'error';

  const [placed, setPlaced] = useState<ReturnType<typeof placeToasts>>();
  useEffect(
    () =>
      bring(soon, ({ placeToasts }) => {
        if (!place.current || !home.current) return () => {};
        const made = placeToasts(place.current, home.current);
        setPlaced(made);
        return made.end;
      }),
    [],
  );

  // As a popover it lies above all else.
  useEffect(() => {
    if (key === undefined || !placed) return;
    placed.show();
    return placed.hide;
  }, [key, placed]);

  useEffect(() => {
    if (key === undefined || staysOpen) return;
    return toasts.whenLeft(goesAfter, () => toasts.dismiss(key));
  }, [key, goesAfter, staysOpen]);

  const close = () => {
    if (key !== undefined) toasts.dismiss(key);
  };

  const view = current && (
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
  );

  return (
    <div ref={home}>
      <section ref={place} className="toasts" popover="manual" aria-label={t('toast.region')}>
        {/* There before what comes in it, or few screen readers would say that. An error interrupts by itself. */}
        <div aria-live="polite">{!staysOpen && view}</div>
        {staysOpen && view}
      </section>
    </div>
  );
}
