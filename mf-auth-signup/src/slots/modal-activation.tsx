import { defineSlot } from '@afterglow/federation/remote/define-slot';
import { ActivationDialog } from '../features/activation/activation-dialog.tsx';

export const { bootstrap, mount, unmount, update } = defineSlot(ActivationDialog);
