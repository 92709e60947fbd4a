import { useTranslation } from '@afterglow/shared-ui/i18n';
import { TakeBack } from '../features/mailed-link/take-back.tsx';

/** /mail-change/undo: the link that was mailed to an address that had been the account's. */
export default function MailUndoPage() {
  const { t } = useTranslation();
  return <TakeBack title={t('mailUndo.title')} working={t('mailUndo.working')} />;
}
