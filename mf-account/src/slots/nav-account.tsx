import { defineSlot } from '@afterglow/federation/remote/define-slot';
import { AccountNav } from '../features/account-nav/account-nav.tsx';

export const { bootstrap, mount, unmount, update } = defineSlot(AccountNav);
