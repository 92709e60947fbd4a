import { useTranslation } from '@afterglow/shared-ui/i18n';
import { TakeBack } from '../features/mailed-link/take-back.tsx';

/** /reset-password/undo: the link of a mail about a new password or a new device. */
export default function PasswordUndoPage() {
  const { t } = useTranslation();
  return <TakeBack title={t('takeBack.title')} working={t('takeBack.working')} />;
}
