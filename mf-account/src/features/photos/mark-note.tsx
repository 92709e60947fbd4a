import { useData } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { verification } from '../verification/verification.ts';

/** For who is verified: a changed main photo is another one, with which nobody compared them. */
export function MarkNote() {
  const { t } = useTranslation();
  const { data } = useData(verification);
  return data?.status === 'verified' ? <Note kind="warn">{t('photos.editor.mark')}</Note> : null;
}
