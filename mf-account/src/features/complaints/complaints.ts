import { resource } from '@afterglow/shared-state';

/** A member's own, the latest first. */
export const complaints = resource('/api/complaints.php', { of: (answer) => answer.complaints });
