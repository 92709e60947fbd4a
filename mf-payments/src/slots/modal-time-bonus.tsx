import { defineSlot } from '@afterglow/shared-ui/remote/define-slot';
import { TimeBonusDialog } from '../features/time-bonus/time-bonus-dialog.tsx';

export const { bootstrap, mount, unmount, update } = defineSlot(TimeBonusDialog);
