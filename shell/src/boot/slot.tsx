import type { ReactNode } from 'react';
import { usePlatform } from './platform-context.ts';
import { RemoteMount } from './remote-mount.tsx';
import type { SlotName } from './slot-names.ts';

interface Props {
  /** For example "modal:signup". */
  name: SlotName;
  /** Shown when nobody fills the slot, or when what fills it cannot be loaded. */
  fallback?: ReactNode;
}

/** A place that whichever remote declares it may fill. Empty when none does. */
export function Slot({ name, fallback = null }: Props) {
  const { platform } = usePlatform();
  const remote = platform.fills(name);
  if (!remote) return fallback;
  const expose = `slots/${name.replace(':', '-')}`;
  return <RemoteMount remote={remote.name} expose={expose} failure={() => fallback} />;
}
