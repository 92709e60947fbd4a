/** Milliseconds within which leaving a link again shows that nobody meant it. */
const glance = 80;

export interface IntentParts {
  /** Begins to prepare an address, until `signal` aborts. False when there is nothing to prepare. */
  prepare: (address: URL, signal: AbortSignal) => boolean;
  /** Whether the visitor wants to spare data, asked each time. */
  isSparing: () => boolean;
}

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const leadsAway = !link?.href || link.target === '_blank' || link.hasAttribute('download');
  return leadsAway || link.origin !== location.origin ? null : link;
}

/**
 * Watches the whole page for somebody about to follow a link: the pointer or the focus comes to it,
 * or a finger. Returns what ends the watch.
 */
export function watchIntent(page: Document, { prepare, isSparing }: IntentParts): () => void {
  let current: { link: HTMLAnchorElement; since: number; abort: AbortController } | undefined;

  function come(event: Event): void {
    const link = linkOf(event);
    if (!link || link === current?.link || isSparing()) return;
    const abort = new AbortController();
    if (prepare(new URL(link.href), abort.signal)) {
      current = { link, since: performance.now(), abort };
    }
  }

  function go(event: PointerEvent | FocusEvent): void {
    if (!current || linkOf(event) !== current.link) return;
    const next = event.relatedTarget;
    if (next instanceof Node && current.link.contains(next)) return;
    // A finger that is lifted has not changed its mind.
    const isFinger = 'pointerType' in event && event.pointerType === 'touch';
    if (!isFinger && performance.now() - current.since < glance) current.abort.abort();
    current = undefined;
  }

  page.addEventListener('pointerover', come);
  page.addEventListener('focusin', come);
  page.addEventListener('pointerout', go);
  page.addEventListener('focusout', go);
  return () => {
    page.removeEventListener('pointerover', come);
    page.removeEventListener('focusin', come);
    page.removeEventListener('pointerout', go);
    page.removeEventListener('focusout', go);
  };
}
