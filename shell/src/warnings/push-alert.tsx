import { dismiss, push, toast } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Bell } from 'lucide-react';

export function PushAlert({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();

  const turnOn = async () => {
    try {
      await push.enable();
      const { permission } = push.getState();
      if (permission === 'subscribed') toast({ kind: 'ok', text: t('alerts.pushDone') });
      if (permission === 'denied') toast({ kind: 'error', text: t('alerts.pushDenied') });
    } catch {
      toast({ kind: 'error', text: t('alerts.pushFailed') });
    }
  };

  return (
    <Note
      kind="info"
      icon={Bell}
      dismissLabel={t('alerts.dismiss')}
      onDismiss={() => {
        dismiss('hide-push-notification-alert');
        onDone();
      }}
      action={
        <button type="button" className="note-action" onClick={() => void turnOn()}>
          {t('alerts.pushAction')}
        </button>
      }
    >
      <b>{t('alerts.pushTitle')}</b>
    </Note>
  );
}
