interface Place {
  /** What it scrolls or floats with: bars lie over a page on purpose. */
  layer: Element | null;
  /** What hides all that is beyond its edge and cannot be scrolled. */
  clip: Element | null;
  /** Whether its words end in an ellipsis there. */
  isEllipsis: boolean;
  /** What has a ground or an edge of its own. */
  card: Element | null;
}

interface Line {
  node: Text;
  place: Place;
  box: DOMRect;
}

/**
 * Words that lie on others, leave the card they stand on, or are cut off without an ellipsis. It
 * runs in the page, so all that it uses is in it.
 */
export function crowdedTexts(): string[] {
  const nowhere: Place = { layer: null, clip: null, isEllipsis: false, card: null };
  const places = new Map<Element, Place>();

  function placeOf(element: Element | null): Place {
    if (!element || element === document.body) return nowhere;
    const known = places.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const around = placeOf(element.parentElement);
    const place = { ...around };
    if (style.position !== 'static' && style.position !== 'relative') place.layer = element;
    if (style.overflowX === 'hidden' || style.overflowX === 'clip') {
      place.clip = element;
      place.isEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    } else if (style.overflowX !== 'visible') {
      // What scrolls may be wider than where it stands.
      place.clip = null;
      place.card = null;
    }
    const hasGround = !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor);
    if (hasGround || Number.parseFloat(style.borderRightWidth) > 0) place.card = element;
    places.set(element, place);
    return place;
  }

  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || parent.closest('.visually-hidden, select, svg'))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1) lines.push({ node, place: placeOf(parent), box });
    }
  }

  const everywhere = { left: -Infinity, right: Infinity, bottom: Infinity, width: Infinity };
  const found = new Set<string>();
  const words = ({ node }: Line) => `“${node.data.trim().slice(0, 60)}”`;
  for (const line of lines) {
    const { box, place } = line;
    const { left, right, bottom, width } = place.clip?.getBoundingClientRect() ?? everywhere;
    // Said to screen readers alone.
    if (width <= 1) continue;
    const isSeen = box.left < right && box.top < bottom;
    if (isSeen && !place.isEllipsis && (box.right > right + 1 || box.bottom > bottom + 3)) {
      found.add(`cut off: ${words(line)}`);
    }
    const card = place.card?.getBoundingClientRect();
    if (card && (Math.min(box.right, right) > card.right + 1 || box.left < card.left - 1)) {
      if (Math.max(box.left, left) < right) found.add(`beyond its card: ${words(line)}`);
    }
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.node === other.node || one.place.layer !== other.place.layer) continue;
      if (one.place.clip !== other.place.clip) continue;
      const [a, b] = [one.box, other.box];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // The boxes of lines reach into each other a little where lines are close.
      if (across > 2 && down > Math.min(a.height, b.height) / 2) {
        found.add(`on each other: ${words(one)} and ${words(other)}`);
      }
    }
  }
  return [...found];
}
