import { defineSlot } from '@afterglow/federation/remote/define-slot';
import { TimeBonusBar } from '../features/time-bonus/time-bonus-bar.tsx';

export const { bootstrap, mount, unmount, update } = defineSlot(TimeBonusBar);
