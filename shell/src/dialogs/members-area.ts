import { matchPath } from '@afterglow/shared-ui/router';

const PAGES = ['/members', '/members/:id', '/chats', '/likes', '/likes/m/:id', '/premium'];

/** Where the time bonus shows itself. */
export function isInMembersArea(pathname: string): boolean {
  return PAGES.some((page) => matchPath(page, pathname));
}
