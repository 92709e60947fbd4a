import { Button } from '@afterglow/shared-ui/components/actions/button';
import { leadToTitle } from '@afterglow/shared-ui/hooks/lead-to-title';
import { useTranslation } from '@afterglow/shared-ui/i18n';

interface Props {
  /** What people say when they ask about it. */
  number: string;
  name: string | undefined;
  isPhoto: boolean;
  onDone: () => void;
}

/** What happens with the report from here on. */
export function ReportReceipt({ number, name, isPhoto, onDone }: Props) {
  const { t } = useTranslation();
  const ofMember = name ? t('report.receivedText', { name }) : t('report.goneReceivedText');
  return (
    <div ref={leadToTitle} className="col-x gap-4" role="status">
      <p>{isPhoto ? t('report.photoReceivedText') : ofMember}</p>
      <p className="b num">{t('report.receipt', { number })}</p>
      <p className="mut">{t('report.danger')}</p>
      <Button block onClick={onDone}>
        {t(isPhoto ? 'report.photoDone' : 'report.done')}
      </Button>
    </div>
  );
}
