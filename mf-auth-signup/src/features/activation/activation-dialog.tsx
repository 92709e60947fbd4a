import { dialogs, useDialog, useSession } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect } from 'react';
import { ResendActivation } from './resend-activation.tsx';

/**
 * What an unconfirmed member has to do before writing or liking. It goes by itself once the address
 * is confirmed, wherever that happens.
 */
export function ActivationDialog() {
  const { t } = useTranslation();
  const isOpen = useDialog('activation') !== undefined;
  const user = useSession((state) => state.user);
  const isNeeded = user?.status === 'not_confirmed';
  const close = () => dialogs.close('activation');

  useEffect(() => {
    if (isOpen && !isNeeded) dialogs.close('activation');
  }, [isOpen, isNeeded]);

  return (
    <Dialog
      open={isOpen && isNeeded}
      onClose={close}
      title={t('activation.confirmFirst')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="primary" block onClick={close}>
            {t('activation.later')}
          </Button>
          <ResendActivation />
        </>
      }
    >
      <p>{t('activation.confirmLead', { email: user?.email })}</p>
    </Dialog>
  );
}
