import { useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';

/** What stands below the way in: lines of the site, if it has any, and for whom it is. */
export function SmallPrint({ className = '' }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { site_texts: own, min_age: minAge } = useSettings();
  return (
    <div className={className}>
      {own?.more_chance && <p className="sm mb-1">{own.more_chance}</p>}
      {own?.quick_signup && <p className="sm mb-1">{own.quick_signup}</p>}
      <p className="xs mut">{t('teaser.adults', { minAge })}</p>
    </div>
  );
}
