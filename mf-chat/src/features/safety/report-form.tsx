import { type Id, post, type ReportReason } from '@afterglow/shared-state';
import { reportReasons, reportRemarksMaxLength } from '@afterglow/shared-state/limits';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { Radio } from '@afterglow/shared-ui/components/forms/radio';
import { TextArea } from '@afterglow/shared-ui/components/forms/text-area';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useState } from 'react';
import styles from './report.module.scss';

interface Props {
  profile: Id;
  message: Id | undefined;
  onSent: (number: string) => void;
}

export function ReportForm({ profile, message, onSent }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [remarks, setRemarks] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!reason) return setError(t('report.choose'));
    setSending(true);
    setError(null);
    const text = remarks.trim();
    const report = { profile, reason, ...(message && { message }), ...(text && { remarks: text }) };
    try {
      onSent((await post('/api/report.php', report)).number);
    } catch (failure) {
      setSending(false);
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  }

  return (
    <form className="col-x" onSubmit={submit} noValidate>
      <p className="mut">{t('report.intro')}</p>
      <fieldset className={`fld ${styles.reasons}`}>
        <legend className="lbl">{t('report.why')}</legend>
        {reportReasons.map((key) => (
          <Radio
            key={key}
            name="reason"
            value={key}
            label={t(`report.reasons.${key}`)}
            checked={reason === key}
            invalid={error !== null && !reason}
            onChange={() => setReason(key)}
          />
        ))}
      </fieldset>
      <TextArea
        label={t('report.remarks')}
        optional={t('report.optional')}
        maxLength={reportRemarksMaxLength}
        formatCount={(count, max) => t('report.length', { length: count, max })}
        value={remarks}
        onChange={(event) => setRemarks(event.target.value)}
      />
      {error && <Note kind="err">{error}</Note>}
      <Button type="submit" block loading={sending}>
        {t('report.send')}
      </Button>
    </form>
  );
}
