import { usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { AccountDeleted } from '../features/deletion/account-deleted.tsx';

/** /account-deleted: after the deletion, and where the mailed link leads. */
export default function AccountDeletedPage() {
  const { t } = useTranslation();
  usePageTitle(t('deleted.title'));
  return (
    <div className="wrapx">
      <AccountDeleted />
    </div>
  );
}
