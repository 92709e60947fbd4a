/**
 * Puts the stylesheet of a page into the document; runs in the page, as text, so it refers to nothing
 * outside of it. It is fetched ahead first and counts as a stylesheet once it is there, for it may be on
 * its way for ever: WebKit meanwhile shows nothing new on the whole page, and Firefox begins no
 * stylesheet that counts for another medium.
 *
 * @param link as webpack's runtime made it: with an address, and told when it is loaded or lost
 */
export function insertStyles(link: HTMLLinkElement): void {
  const settled = link.onload;
  link.rel = 'preload';
  link.as = 'style';
  link.onload = () => {
    link.onload = settled;
    link.rel = 'stylesheet';
  };
  document.head.append(link);
}
