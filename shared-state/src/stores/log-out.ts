import { navigateTo } from '../browser/navigation.ts';
import { paths } from '../paths/paths.ts';
import { chats } from './chats/chats.ts';
import { session } from './session.ts';
import { toast } from './toasts.ts';

/** Ends the session; a failure is said, as someone may rely on being logged out. */
export async function logOut(failureText: string): Promise<void> {
  try {
    await chats.finishRemovals();
    await session.logout();
    navigateTo(paths.index());
  } catch {
    toast({ kind: 'error', text: failureText });
  }
}
