import type { Card, Id } from '@afterglow/shared-state';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
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
  const { t } = useTranslation();
  const [receipt, setReceipt] = useState<Id | null>(null);
  const { name } = member;
  const title = receipt
    ? t('report.received')
    : t(photo ? 'report.photoTitle' : 'report.title', { name });
  return (
    <Dialog
      open={open}
      onClose={receipt ? onDone : onClose}
      title={title}
      closeLabel={t('report.close')}
      size="lg"
    >
      {receipt ? (
        <ReportReceipt
          receipt={receipt}
          name={name}
          isPhoto={photo !== undefined}
          onDone={onDone}
        />
      ) : (
        <ReportForm profile={member.id} photo={photo} onSent={setReceipt} />
      )}
    </Dialog>
  );
}
