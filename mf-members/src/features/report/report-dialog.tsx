import type { Id } from '@afterglow/shared-state';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { ReportForm } from './report-form.tsx';
import { ReportReceipt } from './report-receipt.tsx';

interface Props {
  /** Without a name when the reader cannot see who it is. */
  member: { id: Id; name?: string };
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
  const about = name
    ? t(photo ? 'report.photoTitle' : 'report.title', { name })
    : t('report.goneTitle');
  const title = number ? t('report.received') : about;
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
        <ReportForm profile={member.id} photo={photo} open={open} onSent={setNumber} />
      )}
    </Dialog>
  );
}
