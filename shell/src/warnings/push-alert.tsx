import { dismiss, push, toast } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Bell } from 'lucide-react';

interface Props {
  onDone: () => void;
}

export function PushAlert({ onDone }: Props) {
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
      action={<NoteAction onClick={() => void turnOn()}>{t('alerts.pushAction')}</NoteAction>}
    >
      <b>{t('alerts.pushTitle')}</b>
    </Note>
  );
}
