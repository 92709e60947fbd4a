const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** As the attribute's value is meant. */
const meant = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (one) => entities[one] ?? '');

/**
 * Drawn HTML without `style` attributes, which the document's policy forbids, and the same as a
 * stylesheet. What could be more than a style is left out.
 */
export function withoutInlineStyles(html: string, within: string): { html: string; css: string } {
  const names = new Map<string, number>();
  const named = html.replace(/ style="([^"]*)"/g, (_, value: string) => {
    const style = meant(value);
    if (/[<>{}\\]|\/\*/.test(style)) return '';
    const name = names.get(style) ?? names.size;
    names.set(style, name);
    return ` data-style="${name}"`;
  });
  const rules = [...names].map(([style, name]) => `${within} [data-style="${name}"]{${style}}`);
  return { html: named, css: rules.join('') };
}
