import {
  type Language,
  language,
  languageNames,
  toast,
  useLanguage,
  useSettings,
} from '@afterglow/shared-state';
import { Menu } from '@afterglow/shared-ui/components/overlays/menu';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ChevronDown, Globe } from 'lucide-react';
import styles from './language-menu.module.scss';

interface Props {
  className?: string;
  /** Only the globe on phones. */
  compact?: boolean;
}

/** The languages of the visitor's country; nothing where there is only one. */
export function LanguageMenu({ className = 'nv', compact = false }: Props) {
  const { t } = useTranslation();
  const current = useLanguage((state) => state.current);
  const isChanging = useLanguage((state) => state.changingTo !== null);
  const visible = useSettings(() => language.visible().join(' ')).split(' ') as Language[];
  if (visible.length < 2) return null;

  const choose = (wanted: Language) =>
    language.choose(wanted).catch(() => toast({ kind: 'error', text: t('language.failed') }));

  return (
    <Menu
      className={compact ? `${className} ${styles.compact}` : className}
      label={t('language.label', { language: languageNames[current] })}
      items={visible.map((code) => ({
        id: code,
        label: languageNames[code],
        lang: code,
        checked: code === current,
        onSelect: () => void choose(code),
      }))}
      trigger={
        <span className="row-x" aria-busy={isChanging}>
          <Globe className="i" aria-hidden="true" />
          <span className={styles.name}>{languageNames[current]}</span>
          <ChevronDown className="i" aria-hidden="true" />
        </span>
      }
    />
  );
}
