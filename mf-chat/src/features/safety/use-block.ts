import { type Card, del, post, toast } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { reloadLists } from './reload-lists.ts';

export interface AfterBlock {
  /** The conversation goes from the list. */
  onLeft: () => void;
  /** The block was taken back. */
  onBack?: () => void;
}

type Block = (member: Pick<Card, 'id' | 'name'>, after: AfterBlock) => Promise<void>;

/** Blocks at once and offers to take it back. */
export function useBlock(): Block {
  const { t } = useTranslation();

  const failed = (error: unknown) =>
    toast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });

  return async ({ id, name }, { onLeft, onBack }) => {
    const undo = () =>
      del('/api/block.php', { query: { profile: id } }).then(() => {
        reloadLists();
        onBack?.();
      }, failed);
    const here = location.pathname;
    try {
      await post('/api/block.php', { profile: id });
    } catch (error) {
      failed(error);
      return;
    }
    // Whoever went on meanwhile stays there.
    if (location.pathname === here) onLeft();
    reloadLists();
    toast({
      kind: 'ok',
      about: id,
      text: t('block.done', { name }),
      action: { label: t('thread.undo'), run: () => void undo() },
    });
  };
}
