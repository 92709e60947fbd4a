import { type Card, type Dialogs, dialogs, get, likes, useDialog } from '@afterglow/shared-state';
import { useEffect, useState } from 'react';
import { knownCard } from '../profile/known-card.ts';

/** The server has marked the like by then. */
const reloadMs = 500;

/** Whom the dialog is about, and whether they only might fit: then nobody has liked anybody. */
export interface Match {
  member: Card;
  isSuggestion: boolean;
  /** Known before: what became a match while the page is there is in the store. */
  isMutual: boolean;
}

/** The member whose id was given, else whom the server names; null when there is nobody. */
async function findMember(input: Dialogs['match'], signal: AbortSignal): Promise<Match | null> {
  const { profile_id: id } = input;
  const known = id && knownCard(id);
  if (known) return { member: known, isSuggestion: false, isMutual: false };
  if (id) {
    const { profile } = await get('/api/profile.php', { query: { id }, signal });
    const isMutual = profile.likes_me && profile.liked;
    return { member: profile, isSuggestion: false, isMutual };
  }
  const { profile, suggestion } = await get('/api/auto-like.php', { signal });
  return profile && { member: profile, isSuggestion: suggestion, isMutual: false };
}

/** Who the dialog is about; it closes itself when that cannot be found out. */
export function useMatch(): Match | null {
  const input = useDialog('match');
  const [found, setFound] = useState<Match | null>(null);

  useEffect(() => {
    if (!input || input.profile) return;
    const controller = new AbortController();
    const show = (match: Match | null) => {
      if (controller.signal.aborted) return;
      setFound(match);
      if (!match) dialogs.close('match');
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

  return input?.profile ? { member: input.profile, isSuggestion: false, isMutual: false } : found;
}
