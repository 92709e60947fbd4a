import { bus } from '../bus/bus.ts';
import { tabs } from '../bus/tabs.ts';

/** Tells all tabs, of which one has the stream, when somebody looks at this one. Returns how to stop. */
export function tellShown(): () => void {
  function tell(): void {
    if (document.visibilityState !== 'visible') return;
    bus.emit('tab:shown', {});
    tabs.tell({ kind: 'event', topic: 'tab:shown', payload: {} });
  }
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
