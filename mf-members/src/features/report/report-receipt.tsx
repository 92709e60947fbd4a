import { Button } from '@afterglow/shared-ui/components/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';

/** What happens with the report from here on. */
export function ReportReceipt({ name, onDone }: { name: string; onDone: () => void }) {
  const { t } = useTranslation('mf-members');
  return (
    <div className="col-x gap-4" role="status">
      <p>{t('report.received_text', { name })}</p>
      <p className="mut">{t('report.danger')}</p>
      <Button block onClick={onDone}>
        {t('report.done')}
      </Button>
    </div>
  );
}
