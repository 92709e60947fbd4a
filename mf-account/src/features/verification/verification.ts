import { resource } from '@afterglow/shared-state';

/** How it stands with the mark. Asked again when the account has news: the photo was decided on, say. */
export const verification = resource('/api/verification.php', { topics: ['account:changed'] });
