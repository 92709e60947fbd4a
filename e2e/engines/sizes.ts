/** Width and height of an element in pixels, and what it says: another text takes another room. */
export type Sizes = Record<string, [width: number, height: number, text: string]>;

/** Of all that shows, by where it is in the document; in an open dialog of that alone. */
export function sizesOnPage(): Sizes {
  const sizes: Sizes = {};
  const nameOf = (element: Element) =>
    [element.tagName.toLowerCase(), ...element.classList].slice(0, 2).join('.');
  function look(element: Element, path: string): void {
    if (getComputedStyle(element).display === 'none') return;
    if (element.matches('.visually-hidden')) return; // of one pixel, whatever is in it
    const { width, height } = element.getBoundingClientRect();
    sizes[path] = [Math.round(width), Math.round(height), element.textContent ?? ''];
    if (element.tagName === 'svg') return;
    const seen: Record<string, number> = {};
    for (const child of element.children) {
      if (/^(SCRIPT|STYLE|OPTION|LEGEND)$/.test(child.tagName)) continue;
      const name = nameOf(child);
      seen[name] = (seen[name] ?? 0) + 1;
      look(child, `${path} > ${name}${seen[name] > 1 ? `:${seen[name]}` : ''}`);
    }
  }
  for (const place of document.querySelectorAll('dialog[open], main, .toasts'))
    look(place, nameOf(place));
  return sizes;
}

/** Pixels: engines measure words on their own, so a text may take a line more. */
const line = 30;

/** Whether they are of another size. Lines add up in what is long; beside what one engine lacks there is room. */
function areApart([width, height]: Sizes[string], [other, otherHeight]: Sizes[string]): boolean {
  const [across, down] = [Math.abs(width - other), Math.abs(height - otherHeight)];
  return down > Math.max(line, height / 20) || across > Math.max(line, width / 2);
}

/** What says the same in both and has another size, innermost first named alone. */
export function differences(one: Sizes, other: Sizes, engine: string): string[] {
  const differing = Object.keys(one).filter((path) => {
    const [mine, theirs] = [one[path], other[path]];
    if (!mine || !theirs || mine[2] !== theirs[2]) return false;
    return areApart(mine, theirs);
  });
  return differing
    .filter((path) => !differing.some((inner) => inner.startsWith(`${path} > `)))
    .map((path) => {
      const [mine, theirs] = [one, other].map((sizes) => sizes[path]?.slice(0, 2).join(' × '));
      return `${path.split(' > ').slice(-4).join(' > ')}: ${mine}, in ${engine} ${theirs}`;
    });
}
