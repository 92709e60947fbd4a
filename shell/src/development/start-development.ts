import { showSlotEvent } from '@afterglow/federation/loader/show-slot';
import type { PlatformValue } from '../boot/platform-context.ts';

/**
 * Alt+Shift+O opens the panel that overrides a remote, and an event shows a slot; production never
 * gets here.
 */
export function startDevelopment(value: PlatformValue): void {
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyO') return;
    event.preventDefault();
    import(/* webpackChunkName: "development" */ './show-override-panel.tsx').then(
      ({ showOverridePanel }) => showOverridePanel(value.platform.remotes),
      console.error,
    );
  });
  addEventListener(showSlotEvent, (event) => {
    event.preventDefault();
    import(/* webpackChunkName: "development" */ './show-slot.tsx').then(
      ({ showSlot }) => showSlot((event as CustomEvent).detail, value),
      console.error,
    );
  });
}
