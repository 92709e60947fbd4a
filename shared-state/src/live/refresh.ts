import { chats } from '../stores/chats/chats.ts';
import { likes } from '../stores/likes.ts';
import { session } from '../stores/session.ts';

/** Fetches what badges and lists show. Failures wait for the next turn. */
export async function refreshAll(): Promise<void> {
  if (!session.isMember()) return;
  await Promise.allSettled([session.load(), chats.loadListed(), likes.load()]);
}

/** As far apart are the reads of one browser, so that those of a thousand come evenly. */
export const apartMs = 1000;

const pause = () => new Promise((done) => setTimeout(done, apartMs));

/** The same, one after the other, the badges first. */
export async function refreshInTurn(ask = (load: () => Promise<void>) => load()): Promise<void> {
  for (const load of [chats.loadListed, likes.load, session.load]) {
    if (load !== chats.loadListed) await pause();
    if (!session.isMember()) return;
    await ask(load).catch(() => {});
  }
}
