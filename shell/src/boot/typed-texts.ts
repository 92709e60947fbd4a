type Field = HTMLInputElement | HTMLTextAreaElement;

const kinds = ['text', 'search', 'email', 'tel', 'url', 'number'];

/** Passwords, codes, and whatever the page asks the browser not to remember; payment data is both. */
const secret = /^(off|cc-|one-time-code|current-password|new-password)/;

function isKept(target: unknown): target is Field {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && kinds.includes(target.type));
  return isText && !secret.test(target.getAttribute('autocomplete') ?? '');
}

/** Another version makes its ids anew; what a field is called is the same. */
function nameOf(field: Field): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label');
  return field.name || label?.trim() || field.placeholder || field.id;
}

/** As if it were typed: React listens to the event and has a setter of its own on the element. */
function type(field: Field, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What somebody typed in the place of a remote, in memory only. */
export interface TypedTexts {
  /**
   * Follows what is typed into a place, and puts into its fields, as they appear, what was typed in
   * the place before. Returns what ends that.
   */
  follow(place: HTMLElement): () => void;
  any(): boolean;
  forget(): void;
}

export function typedTexts(): TypedTexts {
  // Fields, not texts: one that is gone still knows what stood in it last, and a message that was
  // sent is not in it any more.
  const fields = new Map<string, Field>();
  const waiting = new Map<string, string>();

  function forget(): void {
    fields.clear();
    waiting.clear();
  }

  function onInput({ target }: Event): void {
    if (isKept(target)) fields.set(nameOf(target), target);
  }

  function putBack(place: HTMLElement): void {
    for (const field of place.querySelectorAll('input, textarea')) {
      const text = isKept(field) && waiting.get(nameOf(field));
      if (!text) continue;
      waiting.delete(nameOf(field));
      if (field.value !== text) type(field, text);
    }
  }

  return {
    follow(place) {
      for (const [name, { value }] of fields) if (value) waiting.set(name, value);
      fields.clear();
      // Before a handler of the remote breaks and takes the event with it.
      place.addEventListener('input', onInput, { capture: true });
      place.addEventListener('submit', forget, { capture: true });
      const appearing = new MutationObserver(() => putBack(place));
      if (waiting.size > 0) appearing.observe(place, { childList: true, subtree: true });
      return () => {
        appearing.disconnect();
        place.removeEventListener('input', onInput, { capture: true });
        place.removeEventListener('submit', forget, { capture: true });
      };
    },
    any: () => waiting.size > 0 || [...fields.values()].some(({ value }) => value !== ''),
    forget,
  };
}
