import { changeAnswers, chats, del, type Id, likes, post } from '@afterglow/shared-state';
import { fits } from '../finder/fits.ts';
import { likeList } from '../likes/like-list.ts';
import { withoutMember } from '../search/found.ts';
import { memberSearch } from '../search/member-search.ts';
import { neighbours } from './neighbours.ts';

/** Takes a member out of everything that is on this device. */
export function forgetMember(id: Id): void {
  neighbours.forget(id);
  changeAnswers(memberSearch, (pages) => withoutMember(pages, id));
  changeAnswers(fits, ([answer]) =>
    answer ? [{ ...answer, matches: answer.matches.filter(({ card }) => card.id !== id) }] : [],
  );
  changeAnswers(likeList, (pages) =>
    pages.map((page) => ({ ...page, profiles: page.profiles.filter((one) => one.id !== id) })),
  );
  // Both counts are the server's to clean; a failure shows at the next poll.
  chats.load().catch(() => {});
  likes.load().catch(() => {});
}

/** Neither side sees the other any more. Rejects with `ApiError`. */
export async function blockMember(id: Id): Promise<void> {
  await post('/api/block.php', { profile: id });
  forgetMember(id);
}

export async function unblockMember(id: Id): Promise<void> {
  await del('/api/block.php', { query: { profile: id } });
  chats.load().catch(() => {});
  likes.load().catch(() => {});
}
