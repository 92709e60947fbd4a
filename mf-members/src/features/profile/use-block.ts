import { type Card, navigateTo, paths, toast } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { blockMember, unblockMember } from './block-member.ts';

/** Blocks at once and offers to take it back. */
export function useBlock({ id, name }: Pick<Card, 'id' | 'name'>): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();

  const failed = (error: unknown) =>
    toast({ kind: 'error', text: error instanceof Error ? error.message : '' });

  return async () => {
    const here = location.pathname;
    try {
      await blockMember(id);
    } catch (error) {
      failed(error);
      return;
    }
    // Whoever went on meanwhile stays there.
    if (location.pathname === here) navigate(paths.members(), { replace: true });
    const undo = () => unblockMember(id).then(() => navigateTo(paths.member(id)), failed);
    toast({
      kind: 'ok',
      about: id,
      text: t('block.done', { name }),
      action: { label: t('block.undo'), run: undo },
    });
  };
}
