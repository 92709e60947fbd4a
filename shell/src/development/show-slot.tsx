import { hideSlotEvent } from '@afterglow/federation/loader/show-slot';
import { type DialogName, dialogs } from '@afterglow/shared-state';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { SlotName } from '../boot/slot-names.ts';

/** What takes away each slot that is shown above the page. */
const shown = new Map<SlotName, () => void>();

/** The dialog of a slot; undefined for one that is none. */
function dialogOf(slot: SlotName): DialogName | undefined {
  const [kind, name] = slot.split(':');
  return kind === 'modal' ? (name as DialogName) : undefined;
}

/** Shows a slot where it is, or above the page when it depends on more than being opened. */
export function showSlot(slot: SlotName, draw: (slot: SlotName) => ReactNode): void {
  const dialog = dialogOf(slot);
  // Every dialog can be opened with nothing known.
  if (dialog) {
    dialogs.open(dialog, {});
    return;
  }
  hideSlot(slot);
  const place = document.createElement('div');
  place.dataset.slot = slot;
  document.body.prepend(place);
  const root = createRoot(place);
  root.render(draw(slot));
  shown.set(slot, () => {
    root.unmount();
    place.remove();
    shown.delete(slot);
  });
}

function hideSlot(slot: SlotName): void {
  const dialog = dialogOf(slot);
  if (dialog) dialogs.close(dialog);
  else shown.get(slot)?.();
}

// Here and not beside the event that shows one: what members load has no need of it.
addEventListener(hideSlotEvent, (event) => {
  event.preventDefault();
  hideSlot((event as CustomEvent<SlotName>).detail);
});
