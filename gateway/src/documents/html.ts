const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

const inScripts: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end the script element it stands in. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (one) => inScripts[one] ?? '');
}

const written = new WeakMap<object, string>();

/** The same of what many documents have in common, and nobody changes: each object is written once. */
export function sharedScriptJson(value: object): string {
  const before = written.get(value);
  if (before !== undefined) return before;
  const text = scriptJson(value);
  written.set(value, text);
  return text;
}
