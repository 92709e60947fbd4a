/**
 * Puts the stylesheet of a page into the document; runs in the page, as text, so it refers to nothing
 * outside of it. Until it is there it counts for printing alone: WebKit shows nothing new on the whole
 * page while a stylesheet for the screen is on its way, and it may be for ever.
 *
 * @param link as webpack's runtime made it: with an address, and told when it is loaded or lost
 */
export function insertStyles(link: HTMLLinkElement): void {
  const settled = link.onload;
  link.media = 'print';
  // What only printing wants would come last.
  link.fetchPriority = 'high';
  link.onload = (event) => {
    // Before anybody draws with it.
    link.media = 'all';
    settled?.call(link, event);
  };
  document.head.append(link);
}
