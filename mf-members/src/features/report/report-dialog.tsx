import type { Card, Id } from '@afterglow/shared-state';
import { Dialog } from '@afterglow/shared-ui/components/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { ReportForm } from './report-form.tsx';
import { ReportReceipt } from './report-receipt.tsx';

interface Props {
  member: Card;
  /** When it is about one photo. */
  photo?: Id | undefined;
  open: boolean;
  onClose: () => void;
  /** The report is in and the receipt was read. */
  onDone: () => void;
}

/** Reasons first, the receipt after; both in one dialog. */
export function ReportDialog({ member, photo, open, onClose, onDone }: Props) {
  const { t } = useTranslation('mf-members');
  const [sent, setSent] = useState(false);
  const { name } = member;
  const title = sent
    ? t('report.received')
    : t(photo ? 'report.photo_title' : 'report.title', { name });
  return (
    <Dialog
      open={open}
      onClose={sent ? onDone : onClose}
      title={title}
      closeLabel={t('report.close')}
    >
      {sent ? (
        <ReportReceipt name={name} onDone={onDone} />
      ) : (
        <ReportForm profile={member.id} photo={photo} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}
