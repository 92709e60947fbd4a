import { type Card, type Id, post, toast } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { reloadLists } from './reload-lists.ts';

interface Props {
  member: Pick<Card, 'name'>;
  conversation: Id;
  open: boolean;
  onClose: () => void;
  /** It was said. */
  onDone: () => void;
}

/** Says what a kind no does, before it is said. */
export function KindNoDialog({ member, conversation, open, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { name } = member;

  async function decline(): Promise<void> {
    setSending(true);
    setError(null);
    try {
      await post('/api/decline.php', { conversation });
    } catch (failure) {
      setSending(false);
      setError(failure instanceof Error ? failure.message : String(failure));
      return;
    }
    reloadLists();
    onDone();
    toast({ kind: 'ok', text: t('kindNo.done', { name }) });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('kindNo.title', { name })}
      closeLabel={t('close')}
      locked={sending}
    >
      <div className="col-x gap-4">
        <p>{t('kindNo.line', { name })}</p>
        <p>{t('kindNo.after', { name })}</p>
        {error && <Note kind="err">{error}</Note>}
        <Button block loading={sending} onClick={() => void decline()}>
          {t('kindNo.send')}
        </Button>
        <Button block variant="ghost" disabled={sending} onClick={onClose}>
          {t('kindNo.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
