import { type Card, type Dialogs, dialogs, get, likes, useDialog } from '@afterglow/shared-state';
import { useEffect, useState } from 'react';
import { knownCard } from '../profile/known-card.ts';

/** The server has marked the like by then. */
const reloadMs = 500;

/** The member whose id was given, else whom the server names; null when there is nobody. */
async function findMember(input: Dialogs['match'], signal: AbortSignal): Promise<Card | null> {
  const { profile_id: id } = input;
  const known = id && knownCard(id);
  if (known) return known;
  const answer = await (id
    ? get('/api/profile.php', { query: { id }, signal })
    : get('/api/auto-like.php', { signal }));
  return answer.profile;
}

/** Who the dialog is about; it closes itself when that cannot be found out. */
export function useMatch(): Card | null {
  const input = useDialog('match');
  const [found, setFound] = useState<Card | null>(null);

  useEffect(() => {
    if (!input || input.profile) return;
    const controller = new AbortController();
    const show = (member: Card | null) => {
      if (controller.signal.aborted) return;
      setFound(member);
      if (!member) dialogs.close('match');
    };
    // Nobody asked for it, so nobody misses it.
    findMember(input, controller.signal).then(show, () => show(null));
    return () => controller.abort();
  }, [input]);

  useEffect(() => {
    if (!input) return;
    const timer = setTimeout(() => likes.load().catch(() => {}), reloadMs);
    return () => clearTimeout(timer);
  }, [input]);

  return input?.profile ?? found;
}
