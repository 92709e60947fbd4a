import { showSlotEvent } from '@afterglow/federation/loader/show-slot';
import type { ReactNode } from 'react';
import type { PlatformValue } from '../boot/platform-context.ts';
import type { SlotName } from '../boot/slot-names.ts';

/**
 * An event shows a slot; production never gets here.
 *
 * @param draw a slot in the page's own platform; what imported that here would take it out of one piece
 *   with the page that everybody loads
 */
export function startDevelopment(draw: (slot: SlotName) => ReactNode): void {
  addEventListener(showSlotEvent, (event) => {
    event.preventDefault();
    import(/* webpackChunkName: "development" */ './show-slot.tsx').then(
      ({ showSlot }) => showSlot((event as CustomEvent).detail, draw),
      console.error,
    );
  });
}

/** Opens the panel that overrides a remote in this browser. */
export function tryOther({ platform }: PlatformValue): void {
  import(/* webpackChunkName: "development" */ './show-override-panel.tsx').then(
    ({ showOverridePanel }) => showOverridePanel(platform.remotes),
    console.error,
  );
}
