import type { ActiveOverride } from '@afterglow/federation/registry/boot-document';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './override-badge.module.scss';

interface Props {
  override: ActiveOverride;
}

/** Says that one part of the page is another version here than for others, and ends that. */
export function OverrideBadge({ override: { remote, version, until } }: Props) {
  const { t, i18n } = useTranslation();
  const time = until && new Date(until).toLocaleTimeString(i18n.language, { timeStyle: 'short' });
  return (
    <aside className={styles.badge} aria-label={t('override.title')}>
      <span>
        {time
          ? t('override.activeUntil', { remote, version, time })
          : t('override.active', { remote, version })}
      </span>{' '}
      <a href="/override/end">{t('override.end')}</a>
    </aside>
  );
}
