/** Everything that stands in the places of a remote, and the names that only screen readers get. */
export function wordsIn(remote: string): string[] {
  const said = new Set<string>();
  for (const element of document.querySelectorAll(
    `[data-remote="${remote}"], [data-remote="${remote}"] *:not(script, style)`,
  )) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      said.add(element.getAttribute(name)?.trim() ?? '');
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) said.add(node.textContent?.trim() ?? '');
    }
  }
  return [...said].filter(Boolean);
}
