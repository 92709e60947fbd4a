import {
  type Language,
  language,
  languageNames,
  toast,
  useLanguage,
} from '@afterglow/shared-state';
import { Select } from '@afterglow/shared-ui/components/forms/select';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Languages } from 'lucide-react';

/** The languages of this country, and the one in use. */
export function LanguageRow() {
  const { t } = useTranslation();
  const { current, changingTo } = useLanguage();
  const offered = [...new Set<Language>([...language.visible(), current])];
  if (offered.length < 2) return null;

  async function choose(wanted: Language): Promise<void> {
    try {
      await language.choose(wanted);
    } catch {
      toast({ kind: 'error', text: t('settings.languageFailed') });
    }
  }

  return (
    <Select
      label={t('settings.language')}
      icon={Languages}
      value={changingTo ?? current}
      aria-busy={changingTo !== null}
      onChange={(event) => void choose(event.target.value as Language)}
      options={offered.map((one) => ({ value: one, label: languageNames[one] }))}
    />
  );
}
