/** What a browser is told, by type. The fields are ids: what they name is fetched when shown. */
export type LiveEvents = {
  message: { conversation: string; message: string; profile: string };
  /** `mine`: this member read it elsewhere; else the other side did, up to message `until`. */
  read: { conversation: string; mine: boolean; until: string | null };
  like: { profile: string };
  match: { profile: string };
  /** The balance is read when the event is delivered. */
  credits: Record<string, never>;
  payment: { payment: string; status: string };
};

/** What nobody needs to know later: sent to open streams only, never kept. */
export type PassingEvents = {
  typing: { conversation: string; profile: string };
  presence: { profile: string; online: boolean };
};

export const keptTopic = 'live';
export const passingTopic = 'live-passing';
/** `to` are members whose sessions may have ended, such as after logging out. */
export const sessionTopic = 'session';
