import { bus, get, type Id, likes, useData, useSession } from '@afterglow/shared-state';
import { useEffect, useRef } from 'react';
import { profileById } from './profile.ts';

/**
 * A member's profile. Becoming premium fetches it again, so that photos turn sharp on the spot;
 * what was shown stays until then.
 */
export function useProfile(id: Id) {
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  const reader = useSession((state) => state.user?.id);
  const { data, error, reload, change } = useData(profileById, { id });
  const isHere = data !== null;
  const isNew = data?.like_new ?? false;

  const shownToPremium = useRef(isPremium);
  useEffect(() => {
    if (shownToPremium.current === isPremium) return;
    shownToPremium.current = isPremium;
    reload();
  }, [isPremium, reload]);

  useEffect(() => {
    if (!reader || !isHere) return;
    // The server does not count as looked at what was fetched ahead.
    const looked = isNew ? get('/api/profile.php', { query: { id } }) : Promise.resolve();
    looked.then(() => likes.see(id)).catch(() => {});
  }, [reader, id, isHere, isNew]);

  useEffect(
    () =>
      bus.on('presence:changed', ({ profile: who, online }) => {
        if (who === id) change((answer) => ({ profile: { ...answer.profile, online } }));
      }),
    [id, change],
  );

  // A failed refresh leaves what is on screen; whoever is gone is gone.
  const isGone = error?.status === 404;
  return { profile: isGone ? null : data, error: isHere && !isGone ? null : error, retry: reload };
}
