import { paths } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Ghost } from 'lucide-react';

/** The same words for whoever is deleted, hidden or has blocked the reader. */
export function MemberGone() {
  const { t } = useTranslation();
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
    </div>
  );
}
