import type { Card, Id } from '@afterglow/shared-state';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { ReportForm } from './report-form.tsx';
import { ReportReceipt } from './report-receipt.tsx';

interface Props {
  member: Pick<Card, 'id' | 'name'>;
  /** When it is about one message. */
  message: Id | undefined;
  open: boolean;
  onClose: () => void;
  /** It is in: what was reported is seen no more. */
  onSent: () => void;
  /** The receipt was read. */
  onDone: () => void;
  onBlock: () => void;
}

/** Reasons first, the receipt after; both in one dialog. */
export function ReportDialog({ member, message, open, ...on }: Props) {
  const { t } = useTranslation();
  const [number, setNumber] = useState<string | null>(null);
  const { name } = member;
  const title = t(message ? 'report.messageTitle' : 'report.title', { name });
  return (
    <Dialog
      open={open}
      onClose={number ? on.onDone : on.onClose}
      title={number ? t('report.received') : title}
      closeLabel={t('close')}
      size="lg"
    >
      {number ? (
        <ReportReceipt
          number={number}
          name={name}
          isMessage={message !== undefined}
          onDone={on.onDone}
          onBlock={on.onBlock}
        />
      ) : (
        <ReportForm
          profile={member.id}
          message={message}
          open={open}
          onSent={(given) => {
            setNumber(given);
            on.onSent();
          }}
        />
      )}
    </Dialog>
  );
}
