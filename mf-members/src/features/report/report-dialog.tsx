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
  const [number, setNumber] = useState<string | null>(null);
  const { name } = member;
  const title = number
    ? t('report.received')
    : t(photo ? 'report.photoTitle' : 'report.title', { name });
  return (
    <Dialog
      open={open}
      onClose={number ? onDone : onClose}
      title={title}
      closeLabel={t('report.close')}
      size="lg"
    >
      {number ? (
        <ReportReceipt number={number} name={name} isPhoto={photo !== undefined} onDone={onDone} />
      ) : (
        <ReportForm profile={member.id} photo={photo} onSent={setNumber} />
      )}
    </Dialog>
  );
}
