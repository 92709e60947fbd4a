import { useLocation } from '@afterglow/shared-ui/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import { loadTray, type Tray } from './load-tray.ts';

/** Which tray is open, if any; closed, the focus is back at the button that opened it. */
export function useTray() {
  const { state } = useLocation();
  const [open, setOpen] = useState<Tray | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const isFetched = useOnDemand();

  useEffect(() => {
    if (open) return;
    opener.current?.focus();
    opener.current = null;
  }, [open]);

  async function toggle(wanted: Tray, button: HTMLElement | null): Promise<void> {
    if (!(await isFetched(loadTray[wanted]))) return;
    opener.current = button;
    setOpen((shown) => (shown === wanted ? null : wanted));
  }

  // Who pressed the gift on a profile has come for this.
  const begin = useEffectEvent(() => {
    if (state === 'gift') void toggle('gifts', null);
  });
  useEffect(() => begin(), []);

  return { open, toggle, close: () => setOpen(null) };
}
