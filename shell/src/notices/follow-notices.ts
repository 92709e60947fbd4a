/** Only browsers that may show notices load the code that takes them back. */
export function followNotices(): void {
  if (globalThis.Notification?.permission !== 'granted') return;
  import(/* webpackChunkName: "device" */ './close-seen-notices.ts').then(
    ({ keepClosing }) => keepClosing(),
    () => {},
  );
}
