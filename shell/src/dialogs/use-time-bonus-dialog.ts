import { dialogs, dismiss, dismissedAt, session, timeBonus } from '@afterglow/shared-state';
import { useEffect } from 'react';

const delayMs = 40_000;

function openIfItApplies(): void {
  const { user } = session.getState();
  const applies = user?.credits === 0 && timeBonus.getState().visible;
  if (!applies || dismissedAt('hide-time-bonus-modal') !== null || dialogs.anyOpen()) return;
  dialogs.open('time-bonus', {});
}

/** Offers the bonus after 40 s inside the members area; leaving it before calls that off. */
export function useTimeBonusDialog(isInside: boolean): void {
  useEffect(() => {
    if (!isInside) return;
    const timer = setTimeout(openIfItApplies, delayMs);
    return () => clearTimeout(timer);
  }, [isInside]);

  useEffect(
    () =>
      dialogs.subscribe((open, before) => {
        const wasClosed = 'time-bonus' in before && !('time-bonus' in open);
        if (wasClosed && session.isMember()) dismiss('hide-time-bonus-modal');
      }),
    [],
  );
}
