import { useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ExternalLink } from 'lucide-react';
import styles from './search.module.scss';

/** The way to a partner's live cams, said to be advertising. Only where the site has such a partner. */
export function LiveCam({ url }: { url: string }) {
  const { t } = useTranslation();
  const site = useSettings((state) => state.name);
  const own = useSettings((state) => state.site_texts);
  return (
    <aside className={styles.liveCam} aria-label={t('liveCam.ad')}>
      <div className="grow">
        <p className="xs">{t('liveCam.ad')}</p>
        <h2 className="h3">{own?.live_cam_title || t('liveCam.title')}</h2>
        <p className="sm">{own?.live_cam_text || t('liveCam.text', { site })}</p>
      </div>
      <a
        className="btn btn-tonal"
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow sponsored"
      >
        {own?.live_cam_button || t('liveCam.button')}
        <ExternalLink className="i" aria-hidden="true" />
      </a>
    </aside>
  );
}
