import { defineSlot } from '@afterglow/federation/remote/define-slot';
import { useSession } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ResendActivation } from '../features/activation/resend-activation.tsx';

/** Reminds a newcomer of the mail; the shell decides where it may show. */
function ActivationAlert() {
  const { t } = useTranslation();
  const email = useSession((state) => state.user?.email);
  return (
    <Note kind="warn" action={<ResendActivation inNote />}>
      {t('activation.reminder', { email })}
    </Note>
  );
}

export const { bootstrap, mount, unmount, update } = defineSlot(ActivationAlert);
