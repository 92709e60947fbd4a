import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';

interface Props {
  open: boolean;
  onClose: () => void;
  onCallOff: () => void;
}

/** Asked of a payment on its way alone: its money may have been sent already. */
export function CallOffDialog({ open, onClose, onCallOff }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('heldBonus.ask.title')}
      footer={
        <>
          <Button
            size="lg"
            block
            onClick={() => {
              onClose();
              onCallOff();
            }}
          >
            {t('heldBonus.ask.confirm')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('heldBonus.ask.keep')}
          </Button>
        </>
      }
    >
      <p className="mut">{t('heldBonus.ask.text')}</p>
    </Dialog>
  );
}
