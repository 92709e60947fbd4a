import { useTranslation } from '@afterglow/shared-ui/i18n';
import { EyeOff } from 'lucide-react';
import { ProfileSwitch } from './profile-switch.tsx';

/** Hides the profile from search. */
export function PrivacyRow() {
  const { t } = useTranslation();
  return (
    <ProfileSwitch
      field="privacy"
      icon={EyeOff}
      title={t('settings.privacy')}
      hint={t('settings.privacyHint')}
    />
  );
}
