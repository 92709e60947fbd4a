import { push } from '@afterglow/shared-state';

function follow(): void {
  import(/* webpackChunkName: "device" */ './close-seen-notices.ts').then(
    ({ keepClosing }) => keepClosing(),
    () => {},
  );
}

/**
 * Only browsers that may show notices load the code that takes them back: at once, or from the moment
 * on when their member says yes.
 */
export function followNotices(): void {
  if (globalThis.Notification?.permission === 'granted') {
    follow();
    return;
  }
  const stop = push.subscribe(({ permission }) => {
    if (permission !== 'subscribed') return;
    stop();
    follow();
  });
}
