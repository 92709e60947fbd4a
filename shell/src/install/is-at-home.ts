const day = 24 * 60 * 60 * 1000;

interface Member {
  signup_date: string;
}

/**
 * Who has written, or was written to, or likes somebody, and did not come today for the first time,
 * may like to have the app at hand. Nobody is asked before.
 */
export function isAtHome(
  user: Member | null,
  { chats, given }: { chats: number; given: number },
  now: number,
): boolean {
  return user !== null && chats + given > 0 && now - Date.parse(user.signup_date) >= day;
}
