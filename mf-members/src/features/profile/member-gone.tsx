import { type Id, paths, useSession } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { Ghost } from 'lucide-react';
import { useState } from 'react';
import { ReportDialog } from '../report/report-dialog.tsx';

/**
 * The same words for whoever is deleted, hidden or has blocked the reader, and the same way to report
 * them: who does something bad may block first.
 */
export function MemberGone({ id }: { id?: Id }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isMember = useSession((state) => state.status === 'member');
  const [reporting, setReporting] = useState(false);
  return (
    <div className="wrapx">
      <h1 className="visually-hidden">{t('profile.title')}</h1>
      <EmptyState
        icon={Ghost}
        title={t('profile.gone')}
        action={<LinkButton to={paths.members()}>{t('profile.goneAction')}</LinkButton>}
      >
        {t('profile.goneText')}
      </EmptyState>
      {id && isMember && (
        <>
          <p className="tc">
            <button type="button" className="btn btn-ghost" onClick={() => setReporting(true)}>
              {t('profile.goneReport')}
            </button>
          </p>
          <ReportDialog
            member={{ id }}
            open={reporting}
            onClose={() => setReporting(false)}
            onDone={() => navigate(paths.members())}
          />
        </>
      )}
    </div>
  );
}
