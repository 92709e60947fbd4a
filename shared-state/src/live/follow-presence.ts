import { bus } from '../bus/bus.ts';
import { change } from '../stores/chats/state.ts';

/** Who comes and who leaves is seen in the list of conversations, too. Returns how to stop. */
export const followPresence = (): (() => void) =>
  bus.on('presence:changed', ({ profile, online }) =>
    change((list) =>
      list.map((chat) =>
        chat.profile === profile ? { ...chat, card: { ...chat.card, online } } : chat,
      ),
    ),
  );
