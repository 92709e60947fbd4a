import type { Boot } from '../boot/read-boot.ts';

/** One document in ten says how fast it was; the others load nothing for it, and these when they stand. */
export function speakUp(boot: Boot, first: string | undefined): void {
  const { reports } = boot;
  if (!reports || Math.random() >= reports.share) return;
  const begin = () => {
    // Without a network, or when it is lost just now, one voice less is nobody's trouble.
    if (!navigator.onLine) return;
    import(/* webpackChunkName: "vitals" */ './vitals.ts').then(
      ({ tellVitals }) => tellVitals({ boot, first, token: reports.token }),
      () => undefined,
    );
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
