import { language, languageNames, useLanguage, useSettings } from '@afterglow/shared-state';
import { Menu } from '@afterglow/shared-ui/components/overlays/menu';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ChevronDown, Globe } from 'lucide-react';
import styles from './language-menu.module.scss';

interface Props {
  className?: string;
  /** Only the globe on phones. */
  compact?: boolean;
}

const bringList = () =>
  import(/* webpackChunkName: "soon" */ './language-list.tsx').then((code) => code.LanguageList);

/** The languages of the visitor's country; nothing where there is only one. */
export function LanguageMenu({ className = 'nv', compact = false }: Props) {
  const { t } = useTranslation();
  const current = useLanguage((state) => state.current);
  const isChanging = useLanguage((state) => state.changingTo !== null);
  const isOnly = useSettings(() => language.visible().length < 2);
  if (isOnly) return null;

  return (
    <Menu
      className={compact ? `${className} ${styles.compact}` : className}
      label={t('language.label', { language: languageNames[current] })}
      bring={bringList}
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
