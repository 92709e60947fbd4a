import { memberStorage } from '@afterglow/shared-state';
import { matchPath } from '@afterglow/shared-ui/router';

const key = 'return-place';
const pages = ['/chats/:id', '/members/:id/chat', '/members/:id', '/likes/m/:id'];
const hoursMs = 2 * 3_600_000;

/** The part of the Navigation API that is used; a browser without it remembers nothing. */
interface History {
  currentEntry: { index: number } | null;
  entries(): { url: string | null }[];
}

function pageBefore(): string | null {
  const history = (window as { navigation?: History }).navigation;
  const url = history?.entries()[(history.currentEntry?.index ?? 0) - 1]?.url;
  return url ? new URL(url).pathname : null;
}

/** On the way to the checkout: remembers the conversation or profile that the member leaves. */
export function rememberReturn(from = pageBefore(), now = Date.now()): void {
  if (!from || !pages.some((page) => matchPath(page, from))) return;
  memberStorage.write(key, JSON.stringify({ path: from, at: now }));
}

export interface ReturnPlace {
  path: string;
  kind: 'chat' | 'profile';
  /** In the path: of a conversation or a member. */
  id: string;
}

/** Where the member was before the checkout, for two hours. */
export function returnPlace(now = Date.now()): ReturnPlace | null {
  const { path, at } = JSON.parse(memberStorage.read(key) ?? '{}') as {
    path?: string;
    at?: number;
  };
  if (!path || at === undefined || now - at > hoursMs) return null;
  const id = pages.map((page) => matchPath(page, path)?.params.id).find(Boolean);
  const kind = path.startsWith('/chats/') || path.endsWith('/chat') ? 'chat' : 'profile';
  return id ? { path, kind, id } : null;
}

export const forgetReturn = () => memberStorage.remove(key);
