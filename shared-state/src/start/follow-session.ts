import { afterFirstLook } from '../browser/after-first-look.ts';
import { memberStorage } from '../browser/member-storage.ts';
import { bus } from '../bus/bus.ts';
import { startLiveLater } from '../live/start-live-later.ts';
import { outbox } from '../outbox/outbox.ts';
import { chats } from '../stores/chats/chats.ts';
import { dialogs } from '../stores/dialogs.ts';
import { geolocation } from '../stores/geolocation.ts';
import { likes } from '../stores/likes.ts';
import { push } from '../stores/push.ts';
import { forgetSignup } from '../stores/request-signup.ts';
import { session } from '../stores/session.ts';
import { timeBonus } from '../stores/time-bonus.ts';
import { toasts } from '../stores/toasts.ts';

/** Everything that belongs to one member and must not outlive the session. */
function forgetMember(): void {
  for (const store of [outbox, chats, likes, timeBonus, geolocation]) store.clear();
}

/** What is on screen may go on at login (sign-up ends with one), but not after logout. */
function clearScreen(): void {
  forgetSignup();
  toasts.clear();
  dialogs.closeAll();
}

/**
 * Loads a member's data at login and forgets it at logout; its news come as long.
 *
 * @param madeAt when the document of a member was made, in milliseconds of the server's clock
 */
export function followSession(madeAt?: number): () => void {
  let stopLive = () => {};

  function begin(since?: number): void {
    stopLive();
    stopLive = () => {};
    const { user } = session.getState();
    if (!user) return;
    memberStorage.claim(user.id);
    outbox.resume();
    chats.presume(user.num_unread_messages ?? 0);
    likes.presume(user.num_new_likes ?? 0);
    void Promise.allSettled([chats.load(), timeBonus.load()]);
    // News would make untrue what came with the document, before the page has asked for it.
    stopLive = afterFirstLook(() => startLiveLater(since));
    push.check().catch(() => {});
  }

  const stops = [
    bus.on('session:changed', ({ user }) => {
      forgetMember();
      if (!user) clearScreen();
      begin();
    }),
    outbox.watch(),
    session.subscribe(({ user }, before) => {
      if (user?.paid_user && before.user?.paid_user === false) timeBonus.clear();
    }),
  ];
  begin(madeAt);
  return () => {
    stopLive();
    for (const stop of stops) stop();
  };
}
