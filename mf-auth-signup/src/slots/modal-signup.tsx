import { defineSlot } from '@afterglow/federation/remote/define-slot';
import { SignupModal } from '../features/signup/signup-modal.tsx';

export const { bootstrap, mount, unmount, update } = defineSlot(SignupModal);
