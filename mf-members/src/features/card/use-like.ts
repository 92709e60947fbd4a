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
  const liked = useLikes(({ decided }) => decided.get(member.id) ?? member.liked);
  const { id, name } = member;
  const toggle = useCallback(async () => {
    if (!session.isMember()) return requestSignup({ reason: 'like', profile: id });
    // Said before the server has to refuse it.
    const { user } = session.getState();
    if (!liked && user?.status === 'not_confirmed') return dialogs.open('activation', {});
    const failed = (title: string) => (error: unknown) =>
      toast({ kind: 'error', title, text: error instanceof Error ? error.message : '' });
    if (!liked) return void (await likes.like(id).catch(failed(t('like.notSent', { name }))));
    try {
      await likes.unlike(id);
    } catch (error) {
      failed(t('like.notUndone', { name }))(error);
      return;
    }
    // A slip of the finger costs nothing.
    const again = () => likes.like(id).then(() => {}, failed(t('like.notSent', { name })));
    toast({
      kind: 'ok',
      about: id,
      text: t('like.takenBack', { name }),
      action: { label: t('block.undo'), run: again },
    });
  }, [liked, id, name, t]);
  return { liked, toggle };
}
