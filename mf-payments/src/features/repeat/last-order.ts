import { resource } from '@afterglow/shared-state';

/** What a repeated order would be, at today's price; none when nothing was bought yet. */
export const lastOrder = resource('/api/repeat-order.php', { topics: ['payment:changed'] });
