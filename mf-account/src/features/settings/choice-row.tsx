import { useSession } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { AgreeAgain } from './agree-again.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';

/** The consent to keep and show whom one would like to meet: taken back, and given again. */
export function ChoiceRow() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'withdraw' | 'agree' | null>(null);
  const isKept = useSession((state) => state.user?.profile.seeks !== null);
  const close = () => setOpen(null);
  return (
    <>
      <ListRow
        icon={HeartHandshake}
        title={t('choice.title')}
        detail={isKept ? t('choice.hint') : t('choice.gone')}
        control={
          <Button
            variant="outline"
            size="sm"
            aria-label={isKept ? t('choice.submit') : t('choice.again')}
            onClick={() => setOpen(isKept ? 'withdraw' : 'agree')}
          >
            {isKept ? t('choice.withdraw') : t('choice.again')}
          </Button>
        }
      />
      <Dialog
        open={open !== null}
        onClose={close}
        title={open === 'withdraw' ? t('choice.withdrawTitle') : t('choice.title')}
        closeLabel={t('changeEmail.close')}
      >
        {open === 'withdraw' ? <WithdrawConsent onDone={close} /> : <AgreeAgain onDone={close} />}
      </Dialog>
    </>
  );
}
