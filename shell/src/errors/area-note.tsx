import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { useTranslation } from '@afterglow/shared-ui/i18n';

interface Props {
  onRetry: () => void;
}

/** Stands above a part of the page that broke while somebody was writing in it. */
export function AreaNote({ onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <Note kind="err" action={<NoteAction onClick={onRetry}>{t('error.retry')}</NoteAction>}>
      {t('error.areaKept')}
    </Note>
  );
}
