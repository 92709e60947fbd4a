import { paths } from '@afterglow/shared-state';

/** Where a form goes that is sent while no script is there: what was filled in is never in an address. */
export const beforeScripts = { method: 'post', action: paths.signup() } as const;
