import { type DialogName, useDialogs } from '@afterglow/shared-state';
import { Slot } from '../boot/slot.tsx';

const names: DialogName[] = ['signup', 'match', 'time-bonus', 'activation'];

/** Remotes bring the dialogs; each is loaded when it is first opened, and stays to close nicely. */
export function DialogSlots() {
  const open = useDialogs();
  return names
    .filter((name) => name in open)
    .map((name) => <Slot key={name} name={`modal:${name}`} />);
}
