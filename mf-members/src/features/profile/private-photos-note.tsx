import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Lock } from 'lucide-react';

interface Props {
  name: string;
  count: number;
  onUnlock: () => void;
}

/** Says how many photos are private and what opens them. */
export function PrivatePhotosNote({ name, count, onUnlock }: Props) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Note
      kind="gold"
      icon={Lock}
      action={<NoteAction onClick={onUnlock}>{t('profile.getPremium')}</NoteAction>}
    >
      <b>{t('profile.privatePhotos', { count, name })}</b> {t('profile.privatePhotosText')}
    </Note>
  );
}
