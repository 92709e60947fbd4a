import { usePageTitle, useSession } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { ComplaintForm } from '../features/complaints/complaint-form.tsx';
import { OwnComplaints } from '../features/complaints/own-complaints.tsx';
import styles from './complaints.module.scss';

/** /complaints: writing one, with or without an account, and how one's own stand. */
export default function ComplaintsPage() {
  const { t } = useTranslation();
  const user = useSession((state) => state.user);
  const [sent, setSent] = useState(0);
  usePageTitle(t('complaints.title'));
  return (
    <div className={`wrapx cards ${styles.page}`}>
      <h1>{t('complaints.title')}</h1>
      <ComplaintForm user={user} onSent={() => setSent(sent + 1)} />
      {user && <OwnComplaints key={sent} />}
    </div>
  );
}
