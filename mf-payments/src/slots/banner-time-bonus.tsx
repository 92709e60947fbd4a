import { defineSlot } from '@afterglow/shared-ui/remote/define-slot';
import { TimeBonusBar } from '../features/time-bonus/time-bonus-bar.tsx';

export const { bootstrap, mount, unmount, update } = defineSlot(TimeBonusBar);
