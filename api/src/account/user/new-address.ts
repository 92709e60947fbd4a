import { sql } from 'kysely';

/**
 * The columns that another address changes. That mail came back said something of the one before;
 * what was asked for by its reader goes on to count.
 */
export const newAddress = (email: string) => ({
  email,
  notifications_disabled: sql<string[]>`case when lower(email) = ${email.toLowerCase()}
    then notifications_disabled else array_remove(notifications_disabled, 'bounce') end`,
});
