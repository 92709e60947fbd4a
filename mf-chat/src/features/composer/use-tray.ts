import { useLocation } from '@afterglow/shared-ui/router';
import { useEffect, useRef, useState } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import { loadGifPanel } from './trays.tsx';

export type Tray = 'gifts' | 'gifs';

/** Which tray is open, if any; closed, the focus is back at the button that opened it. */
export function useTray() {
  // Who pressed the gift on a profile has come for this.
  const startsWithGifts = useLocation().state === 'gift';
  const [open, setOpen] = useState<Tray | null>(startsWithGifts ? 'gifts' : null);
  const opener = useRef<HTMLElement | null>(null);
  const isFetched = useOnDemand();

  useEffect(() => {
    if (open) return;
    opener.current?.focus();
    opener.current = null;
  }, [open]);

  async function toggle(wanted: Tray, button: HTMLElement): Promise<void> {
    if (wanted === 'gifs' && !(await isFetched(loadGifPanel))) return;
    opener.current = button;
    setOpen((shown) => (shown === wanted ? null : wanted));
  }

  return { open, toggle, close: () => setOpen(null) };
}
