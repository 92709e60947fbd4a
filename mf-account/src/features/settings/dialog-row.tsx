import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** What is in the dialog tells of its work: nobody is to close what may still say that something is wrong. */
export interface Work {
  working: boolean;
  onWorking: (working: boolean) => void;
}

interface Props {
  icon: LucideIcon;
  title: string;
  detail?: ReactNode;
  /** On the button, where the row says the rest. */
  action: string;
  /** What the button does and the dialog is about. */
  heading: string;
  children: (close: () => void, work: Work) => ReactNode;
}

/** A setting that is changed in a dialog. */
export function DialogRow({ icon, title, detail, action, heading, children }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [working, setWorking] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ListRow
        icon={icon}
        title={title}
        detail={detail}
        control={
          <Button variant="outline" size="sm" aria-label={heading} onClick={() => setOpen(true)}>
            {action}
          </Button>
        }
      />
      <Dialog
        open={open}
        onClose={close}
        title={heading}
        closeLabel={t('changeEmail.close')}
        locked={working}
      >
        {children(close, { working, onWorking: setWorking })}
      </Dialog>
    </>
  );
}
