import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Megaphone } from 'lucide-react';
import { ProfileSwitch } from './profile-switch.tsx';

/** Whether the main photo may stand on pages that advertise, once an operator chose it. */
export function FaceRow() {
  const { t } = useTranslation();
  return (
    <ProfileSwitch
      field="face_consent"
      icon={Megaphone}
      title={t('settings.face')}
      hint={t('settings.faceHint')}
    />
  );
}
