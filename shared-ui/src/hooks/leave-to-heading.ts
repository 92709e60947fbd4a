const headingsIn = (place: Element) =>
  ['h1', 'h2'].flatMap((name) => [...place.querySelectorAll<HTMLElement>(name)]);

/**
 * As the `ref` of what goes when it is pressed: where nobody else has the focus then, the heading of its section
 * gets that, or of the page, or the page where there is none.
 */
export function leaveToHeading(place: HTMLElement | null) {
  return () => {
    if (!place?.contains(document.activeElement)) return;
    const places = ['section,aside', 'main,body'].flatMap(
      (around) => place.parentElement?.closest<HTMLElement>(around) ?? [],
    );
    // Somebody nearer may inherit it first.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const left = places.filter((one) => one.isConnected);
      const heir = left.flatMap(headingsIn).find(({ textContent }) => textContent) ?? left.at(-1);
      if (!heir) return;
      if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1;
      heir.focus();
    });
  };
}
