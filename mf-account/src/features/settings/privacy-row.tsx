import { ApiError, put, session, toast, useSession } from '@afterglow/shared-state';
import { Switch } from '@afterglow/shared-ui/components/forms/switch';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './settings.module.scss';

/** Hides the profile from search; it switches at once and back when that fails. */
export function PrivacyRow() {
  const { t } = useTranslation();
  const stored = useSession((state) => state.user?.profile.privacy ?? false);
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function choose(privacy: boolean): Promise<void> {
    setWanted(privacy);
    try {
      const { user } = await put('/api/user.php', { profile: { privacy } });
      session.patch({ profile: user.profile });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ kind: 'error', text: error.message });
    }
    setWanted(null);
  }

  return (
    <div className="lrow">
      <span className="ic">
        <EyeOff className="i" aria-hidden="true" />
      </span>
      <Switch
        className={styles.switch ?? ''}
        label={<span className="lrow-title">{t('settings.privacy')}</span>}
        hint={t('settings.privacyHint')}
        checked={wanted ?? stored}
        disabled={wanted !== null}
        onChange={(event) => void choose(event.target.checked)}
      />
    </div>
  );
}
