import { Note } from '@afterglow/shared-ui/components/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';

/** Stands above a part of the page that broke while somebody was writing in it. */
export function AreaNote({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Note
      kind="err"
      action={
        <button type="button" className="note-action" onClick={onRetry}>
          {t('error.retry')}
        </button>
      }
    >
      {t('error.areaKept')}
    </Note>
  );
}
