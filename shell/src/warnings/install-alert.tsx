import { useSettings } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Smartphone } from 'lucide-react';
import { hideOffer } from '../install/hidden-offer.ts';
import { installPrompt } from '../install/install-prompt.ts';
import { openOffer } from '../install/offer.ts';

/** Offers the app: by the browser's question where it has one, else by the way to its menu. */
export function InstallAlert() {
  const { t } = useTranslation();
  const site = useSettings((state) => state.name);
  const prompt = installPrompt.get();

  function refuse(): void {
    hideOffer();
    openOffer(false);
  }

  async function install(): Promise<void> {
    await prompt?.prompt();
    const choice = await prompt?.userChoice;
    // It can be asked once only.
    installPrompt.keep(undefined);
    if (choice?.outcome === 'accepted') openOffer(false);
    else refuse();
  }

  return (
    <Note
      kind="info"
      icon={Smartphone}
      dismissLabel={t('alerts.dismiss')}
      onDismiss={refuse}
      action={
        prompt && (
          <NoteAction onClick={() => void install()}>{t('alerts.installAction')}</NoteAction>
        )
      }
    >
      <b>{t('alerts.installTitle', { site })}</b>{' '}
      {prompt ? t('alerts.installText') : t('alerts.installIos')}
    </Note>
  );
}
