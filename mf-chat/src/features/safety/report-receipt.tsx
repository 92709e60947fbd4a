import { Button } from '@afterglow/shared-ui/components/actions/button';
import { leadToTitle } from '@afterglow/shared-ui/hooks/lead-to-title';
import { useTranslation } from '@afterglow/shared-ui/i18n';

interface Props {
  /** What people say when they ask about it. */
  number: string;
  name: string;
  isMessage: boolean;
  onDone: () => void;
  onBlock: () => void;
}

/** What happens with the report from here on; who reported a message may block its writer, too. */
export function ReportReceipt({ number, name, isMessage, onDone, onBlock }: Props) {
  const { t } = useTranslation();
  return (
    <div ref={leadToTitle} className="col-x gap-4" role="status">
      <p>{t(isMessage ? 'report.messageReceived' : 'report.memberReceived', { name })}</p>
      <p className="b num">{t('report.receipt', { number })}</p>
      <p className="mut">{t('report.danger')}</p>
      <Button block onClick={onDone}>
        {t(isMessage ? 'report.messageDone' : 'thread.back')}
      </Button>
      {isMessage && (
        <Button block variant="ghost" onClick={onBlock}>
          {t('block.open', { name })}
        </Button>
      )}
    </div>
  );
}
