import { withQuery } from '@afterglow/shared-state';

/** The page of withdrawals; only this remote and its mails lead there. */
export const withdrawalPath = (query: { payment?: string } = {}) => withQuery('/withdrawal', query);
