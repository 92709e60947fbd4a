import { useSignupAgain } from '../dialogs/use-signup-again.ts';
import { useTimedLike } from '../dialogs/use-timed-like.ts';
import { Announcer } from '../document/announcer.tsx';
import { useScrollRestoration } from '../document/use-scroll-restoration.ts';
import { RouteProgress } from '../progress/route-progress.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import { LateMemberServices } from './late-member-services.tsx';

/** What every page has beside its layout, and what stays while layouts change. Rendered once. */
export function PageServices() {
  useScrollRestoration();
  useTimedLike();
  useSignupAgain();
  return (
    <>
      <RouteProgress />
      <Announcer />
      <LateMemberServices />
      <ToastHost />
    </>
  );
}
