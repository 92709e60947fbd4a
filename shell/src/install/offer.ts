import { useSyncExternalStore } from 'react';

let isOpen = false;
let tell = () => {};

function watch(listener: () => void): () => void {
  tell = listener;
  return () => {
    tell = () => {};
  };
}

/** Whether the app may be offered now. */
export const useOffer = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isOpen,
    () => isOpen,
  );

export function openOffer(open: boolean): void {
  isOpen = open;
  tell();
}

/** Only browsers that can install load the code that decides about it. They ask once, and early. */
export function listenForOffer(): void {
  const load = (event?: Event) => {
    event?.preventDefault();
    import(/* webpackChunkName: "device" */ './follow-install.ts').then(
      ({ followInstall }) => followInstall(event),
      () => {},
    );
  };
  addEventListener('beforeinstallprompt', load);
  // iPhones and iPads have no such question; this property is theirs alone.
  if ((navigator as { standalone?: boolean }).standalone === false) load();
}
