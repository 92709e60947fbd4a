import { useEffect } from 'react';
import { followMatches } from '../dialogs/follow-matches.ts';
import { useSignupAgain } from '../dialogs/use-signup-again.ts';
import { useTimeBonusDialog } from '../dialogs/use-time-bonus-dialog.ts';
import { useTimedLike } from '../dialogs/use-timed-like.ts';
import { Announcer } from '../document/announcer.tsx';
import { useScrollRestoration } from '../document/use-scroll-restoration.ts';
import { RouteProgress } from '../progress/route-progress.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import { useLiveToasts } from '../toasts/use-live-toasts.ts';

/** What every page has beside its layout, and what stays while layouts change. Rendered once. */
export function PageServices() {
  useScrollRestoration();
  useTimedLike();
  useSignupAgain();
  useTimeBonusDialog();
  useLiveToasts();
  useEffect(followMatches, []);
  return (
    <>
      <RouteProgress />
      <Announcer />
      <ToastHost />
    </>
  );
}
