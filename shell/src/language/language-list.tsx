import {
  type Language,
  language,
  languageNames,
  toast,
  useLanguage,
} from '@afterglow/shared-state';
import { MenuList } from '@afterglow/shared-ui/components/overlays/menu-list';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { ComponentProps } from 'react';

/** The languages to choose among. */
export function LanguageList(props: ComponentProps<typeof MenuList>) {
  const { t } = useTranslation();
  const current = useLanguage((state) => state.current);
  const choose = (wanted: Language) =>
    language.choose(wanted).catch(() => toast({ kind: 'error', text: t('language.failed') }));
  return (
    <MenuList
      {...props}
      items={language.visible().map((code) => ({
        id: code,
        label: languageNames[code],
        lang: code,
        checked: code === current,
        onSelect: () => void choose(code),
      }))}
    />
  );
}
