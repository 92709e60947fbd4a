import { navigateTo, paths, session, toast } from '@afterglow/shared-state';

/** Ends the session; a failure is said, as someone may rely on being logged out. */
export async function logOut(failureText: string): Promise<void> {
  try {
    await session.logout();
    navigateTo(paths.index());
  } catch {
    toast({ kind: 'error', text: failureText });
  }
}
