import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { LoaderCircle } from 'lucide-react';

export function LoadingResult() {
  const { t } = useTranslation();
  return (
    <ResultCard icon={LoaderCircle} title={t('result.loading.title')}>
      {t('result.loading.text')}
    </ResultCard>
  );
}
