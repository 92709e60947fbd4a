import { type Id, post, toast } from '@afterglow/shared-state';
import { reportReasons, reportRemarksMaxLength } from '@afterglow/shared-state/limits';
import { ReasonForm } from '@afterglow/shared-ui/components/forms/reason-form';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect, useRef } from 'react';

interface Props {
  profile: Id;
  message: Id | undefined;
  /** Somebody looks at it. */
  open: boolean;
  /** With the number that people say when they ask about it. */
  onSent: (number: string) => void;
}

export function ReportForm({ profile, message, open, onSent }: Props) {
  const { t } = useTranslation();
  const isSeen = useRef(open);
  useEffect(() => {
    isSeen.current = open;
    return () => {
      isSeen.current = false;
    };
  }, [open]);

  /** What became of it is told by a toast when the dialog was closed meanwhile. */
  async function told(sending: Promise<{ number: string }>): Promise<void> {
    try {
      const { number } = await sending;
      onSent(number);
      if (isSeen.current) return;
      toast({ kind: 'ok', text: `${t('report.received')}. ${t('report.receipt', { number })}` });
    } catch (problem) {
      if (isSeen.current || !(problem instanceof Error)) throw problem;
      toast({ kind: 'error', text: problem.message });
    }
  }

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
        await told(post('/api/report.php', report));
      }}
    />
  );
}
