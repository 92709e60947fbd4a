import { type Id, post } from '@afterglow/shared-state';
import { reportReasons, reportRemarksMaxLength } from '@afterglow/shared-state/limits';
import { ReasonForm } from '@afterglow/shared-ui/components/forms/reason-form';
import { useTranslation } from '@afterglow/shared-ui/i18n';

interface Props {
  profile: Id;
  message: Id | undefined;
  /** With the number that people say when they ask about it. */
  onSent: (number: string) => void;
}

export function ReportForm({ profile, message, onSent }: Props) {
  const { t } = useTranslation();
  return (
    <ReasonForm
      reasons={reportReasons.map((key) => ({ key, label: t(`report.reasons.${key}`) }))}
      texts={{
        intro: t('report.intro'),
        why: t('report.why'),
        choose: t('report.choose'),
        remarks: t('report.remarks'),
        optional: t('report.optional'),
        send: t('report.send'),
      }}
      remarksMaxLength={reportRemarksMaxLength}
      formatCount={(length, max) => t('report.length', { length, max })}
      onSend={async (reason, remarks) => {
        const report = {
          profile,
          reason,
          ...(message && { message }),
          ...(remarks && { remarks }),
        };
        onSent((await post('/api/report.php', report)).number);
      }}
    />
  );
}
