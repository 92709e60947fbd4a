import { showSlotEvent } from '@afterglow/federation/loader/show-slot';
import type { PlatformValue } from '../boot/platform-context.ts';

/** An event shows a slot; production never gets here. */
export function startDevelopment(value: PlatformValue): void {
  addEventListener(showSlotEvent, (event) => {
    event.preventDefault();
    import(/* webpackChunkName: "development" */ './show-slot.tsx').then(
      ({ showSlot }) => showSlot((event as CustomEvent).detail, value),
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
