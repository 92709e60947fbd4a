/**
 * Puts the stylesheet of a page into the document, where it counts once it is there; runs in the page, as
 * text, so it refers to nothing outside of it. Fetched as data is, since it may be on its way for ever: were
 * it a stylesheet, or a preloaded one, WebKit would show nothing new meanwhile, and Firefox fetch nothing else.
 *
 * @param link as webpack's runtime made it: with an address and a hash, and told when it is loaded or
 *   lost. Told `abort` while it waits, it is waited for no more.
 */
export function insertStyles(link: HTMLLinkElement): void {
  const { href, integrity } = link;
  const waiting = new AbortController();
  link.rel = '';
  link.addEventListener('abort', () => waiting.abort());
  document.head.append(link);
  fetch(href, { integrity, signal: waiting.signal })
    .then(async (answer) => {
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(String(answer.status));
      // From the browser's cache now.
      link.rel = 'stylesheet';
    })
    .catch(() => waiting.signal.aborted || link.dispatchEvent(new Event('error')));
}
