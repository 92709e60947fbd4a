import { type Card, del, navigateTo, paths, post, toast } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { reloadLists } from './reload-lists.ts';

/** Blocks at once, leaves the conversation and offers to take it back. */
export function useBlock({ id, name }: Pick<Card, 'id' | 'name'>): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();

  const failed = (error: unknown) =>
    toast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });

  const undo = () =>
    del('/api/block.php', { query: { profile: id } }).then(() => {
      reloadLists();
      navigateTo(paths.memberChat(id));
    }, failed);

  return async () => {
    try {
      await post('/api/block.php', { profile: id });
    } catch (error) {
      failed(error);
      return;
    }
    reloadLists();
    navigate(paths.chats(), { replace: true });
    toast({
      kind: 'ok',
      text: t('block.done', { name }),
      action: { label: t('thread.undo'), run: () => void undo() },
    });
  };
}
