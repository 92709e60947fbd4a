import { usePageTitle } from '@afterglow/shared-state';
import { useHeadingFocus } from '@afterglow/shared-ui/hooks/use-heading-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { Alternatives } from '../features/deletion/alternatives.tsx';
import { DeleteForm } from '../features/deletion/delete-form.tsx';

/** /settings/delete: what would help instead, then why and the deletion itself. */
export default function DeleteAccountPage() {
  const { t } = useTranslation();
  const [sure, setSure] = useState(false);
  const heading = useHeadingFocus(sure);
  usePageTitle(t('deletion.title'));
  return (
    <div className="cards">
      <h1 ref={heading}>{t('deletion.title')}</h1>
      {sure ? (
        <DeleteForm onBack={() => setSure(false)} />
      ) : (
        <Alternatives onDelete={() => setSure(true)} />
      )}
    </div>
  );
}
