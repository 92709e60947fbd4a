import { paths } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { SearchX } from 'lucide-react';

/** 404: no payment of this member has that number. */
export function UnknownPayment() {
  const { t } = useTranslation();
  return (
    <ResultCard
      icon={SearchX}
      tone="warn"
      title={t('result.notFound.title')}
      actions={
        <LinkButton size="lg" block to={paths.transactions()}>
          {t('result.transactions')}
        </LinkButton>
      }
    >
      {t('result.notFound.text')}
    </ResultCard>
  );
}
