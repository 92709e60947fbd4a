import {
  type Card,
  dialogs,
  likes,
  requestSignup,
  session,
  toast,
  useLikes,
} from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useCallback } from 'react';

type Likable = Pick<Card, 'id' | 'name' | 'liked'>;

/** The heart of a member: it fills at once; if the server refuses it empties and a toast says why. */
export function useLike(member: Likable): { liked: boolean; toggle: () => Promise<void> } {
  const { t } = useTranslation();
  const liked = useLikes(({ status, given }) =>
    status === 'ready' || given.length > 0 ? given.includes(member.id) : member.liked,
  );
  const { id, name } = member;
  const toggle = useCallback(async () => {
    if (!session.isMember()) return requestSignup({ reason: 'like', profile: id });
    // Said before the server has to refuse it.
    const { user } = session.getState();
    if (!liked && user?.status === 'not_confirmed') return dialogs.open('activation', {});
    try {
      await (liked ? likes.unlike(id) : likes.like(id));
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toast({
        kind: 'error',
        title: t(liked ? 'like.notUndone' : 'like.notSent', { name }),
        text: reason,
      });
    }
  }, [liked, id, name, t]);
  return { liked, toggle };
}
