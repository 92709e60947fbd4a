import { type DialogName, dialogs } from '@afterglow/shared-state';
import { createRoot } from 'react-dom/client';
import { PlatformContext, type PlatformValue } from '../boot/platform-context.ts';
import { Slot } from '../boot/slot.tsx';
import type { SlotName } from '../boot/slot-names.ts';

/** Shows a slot where it is, or above the page when it depends on more than being opened. */
export function showSlot(slot: SlotName, value: PlatformValue): void {
  const [kind, name] = slot.split(':');
  // Every dialog can be opened with nothing known.
  if (kind === 'modal') {
    dialogs.open(name as DialogName, {});
    return;
  }
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(
    <PlatformContext value={value}>
      <Slot name={slot} />
    </PlatformContext>,
  );
}
