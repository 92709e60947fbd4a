import { defineSlot } from '@afterglow/federation/remote/define-slot';
import { TimeBonusDialog } from '../features/time-bonus/time-bonus-dialog.tsx';

export const { bootstrap, mount, unmount, update } = defineSlot(TimeBonusDialog);
