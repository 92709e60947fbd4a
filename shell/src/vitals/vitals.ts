import type { Said } from '@afterglow/federation/telemetry/vitals';
import { vitalsAddress } from '@afterglow/federation/telemetry/voice';
import { onINP, onLCP } from 'web-vitals';
import type { Boot } from '../boot/read-boot.ts';

interface Parts {
  boot: Boot;
  /** The remote whose page the document began with, if any. */
  first: string | undefined;
  token: string;
}

type Part = Pick<Said, 'remote' | 'version'>;

/** The remote in whose place an element stands, with the version that stands there. */
function partAround(node: Node | null | undefined): Part | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const { remote, version } = element?.closest<HTMLElement>('[data-version]')?.dataset ?? {};
  return remote && version ? { remote, version } : undefined;
}

/** Whether a script was fetched for this page, not kept from an earlier one. */
function isFresh(path: string | undefined): boolean {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const entry = loaded.find(({ name }) => path && new URL(name).pathname === path);
  return entry === undefined || entry.transferSize > 0;
}

/** Says LCP and INP of the shell and of the remote they are about, and whether the page threw. */
export function tellVitals({ boot, first, token }: Parts): void {
  const shell = { remote: 'shell', version: boot.shell.version };
  let waiting: Said[] = [];
  let hasThrown = false;

  function flush(): void {
    const voices = waiting.splice(0, 10);
    if (voices.length === 0) return;
    const body = JSON.stringify({ token, voices });
    navigator.sendBeacon(vitalsAddress, new Blob([body], { type: 'application/json' }));
  }

  function say(said: Said): void {
    if (waiting.length === 0) queueMicrotask(flush);
    waiting = [...waiting, { ...said, value: Math.round(said.value) }];
  }

  const note = () => {
    hasThrown = true;
  };
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);

  onLCP(({ value }) => {
    const remote = boot.remotes.find(({ name }) => name === first);
    const place = document.querySelector(`[data-remote="${first}"][data-expose="entry"]`);
    const part = partAround(place) ?? (remote && { remote: remote.name, version: remote.version });
    const main = document.querySelector<HTMLScriptElement>('script[src*="/assets/shell/"]');
    const path = main ? new URL(main.src).pathname : undefined;
    const measure = (of: string | undefined) => (isFresh(of) ? 'lcp-cold' : 'lcp-warm');
    say({ ...shell, measure: measure(path), value });
    if (part) say({ ...part, measure: measure(remote?.entry.url), value });
    say({ ...shell, measure: 'failed', value: hasThrown ? 1 : 0 });
  });
  onINP(({ value, entries }) => {
    say({ ...shell, measure: 'inp', value });
    const part = partAround(entries[0]?.target);
    if (part) say({ ...part, measure: 'inp', value });
  });
}
