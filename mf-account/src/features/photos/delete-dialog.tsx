import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Trash2 } from 'lucide-react';
import styles from './photos.module.scss';

interface Props {
  open: boolean;
  onClose: () => void;
  onDelete: () => void;
}

export function DeleteDialog({ open, onClose, onDelete }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('photos.deleteTitle')}
      footer={
        <div className={styles.choice}>
          <Button variant="neutral" onClick={onClose}>
            {t('photos.keep')}
          </Button>
          <Button
            variant="danger"
            icon={Trash2}
            onClick={() => {
              onClose();
              onDelete();
            }}
          >
            {t('photos.delete')}
          </Button>
        </div>
      }
    >
      <p className="mut">{t('photos.deleteText')}</p>
    </Dialog>
  );
}
