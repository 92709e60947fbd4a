import { toasts } from '@afterglow/shared-state';

/** How somebody comes to a toast. Over, not enter: the next one appears under a pointer that rests. */
const comes = ['pointerover', 'focusin'] as const;
const goes = { pointerout: 'pointerover', focusout: 'focusin' } as const;
type Going = keyof typeof goes;

/** Holds the toast that shows for as long as somebody is at it, with the pointer or the focus. */
export function holdToasts(place: HTMLElement) {
  const at = new Set<string>();
  const tell = () => toasts.setState({ held: at.size > 0 });

  function come({ type }: Event): void {
    at.add(type);
    tell();
  }
  function go({ type, relatedTarget }: MouseEvent | FocusEvent): void {
    if (relatedTarget instanceof Node && place.contains(relatedTarget)) return;
    at.delete(goes[type as Going]);
    tell();
  }
  /** What is gone can't be left. */
  function leave(): void {
    at.clear();
    tell();
  }

  for (const type of comes) place.addEventListener(type, come);
  for (const type of Object.keys(goes) as Going[]) place.addEventListener(type, go);
  // Somebody may be there before this.
  if (place.matches(':hover')) at.add('pointerover');
  if (place.contains(document.activeElement)) at.add('focusin');
  tell();

  return {
    leave,
    end: () => {
      for (const type of comes) place.removeEventListener(type, come);
      for (const type of Object.keys(goes) as Going[]) place.removeEventListener(type, go);
      leave();
    },
  };
}
