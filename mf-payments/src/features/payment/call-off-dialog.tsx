import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';

interface Props {
  /** What becomes of it, for whoever has paid and who has not. */
  text: string;
  open: boolean;
  onClose: () => void;
  onCallOff: () => void;
}

/** Asked of what may have been paid already: a payment on its way, and a transfer, made at one's own bank. */
export function CallOffDialog({ text, open, onClose, onCallOff }: Props) {
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
      <p className="mut">{text}</p>
    </Dialog>
  );
}
