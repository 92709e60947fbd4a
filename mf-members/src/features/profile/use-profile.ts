import {
  type ApiError,
  bus,
  type Id,
  likes,
  type Profile,
  useSession,
} from '@afterglow/shared-state';
import { useEffect, useState } from 'react';
import { fetchProfile } from './fetch-profile.ts';
import { knownMembers } from './known-members.ts';

interface State {
  id: Id;
  profile: Profile | null;
  error: ApiError | null;
}

/**
 * A member's profile. Becoming premium fetches it again, so that photos turn sharp on the spot;
 * what was shown stays until then.
 */
export function useProfile(id: Id) {
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  const reader = useSession((state) => state.user?.id);
  const [kept, setState] = useState<State>({ id, profile: null, error: null });
  const [attempt, setAttempt] = useState(0);
  const state = kept.id === id ? kept : { id, profile: null, error: null };

  useEffect(() => {
    const controller = new AbortController();
    fetchProfile(id, controller.signal).then(
      (profile) => {
        if (controller.signal.aborted) return;
        knownMembers.add([profile]);
        setState({ id, profile, error: null });
        if (reader) likes.see(id);
      },
      (error: ApiError) => {
        if (controller.signal.aborted) return;
        // A failed refresh leaves what is on screen; whoever is gone is gone.
        setState((now) =>
          now.id === id && now.profile && error.status !== 404 ? now : { id, profile: null, error },
        );
      },
    );
    return () => controller.abort();
  }, [id, reader, isPremium, attempt]);

  useEffect(
    () =>
      bus.on('presence:changed', ({ profile: who, online }) => {
        if (who !== id) return;
        setState((now) => (now.profile ? { ...now, profile: { ...now.profile, online } } : now));
      }),
    [id],
  );

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
