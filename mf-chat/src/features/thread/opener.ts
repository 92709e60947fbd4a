import { useTranslation } from '@afterglow/shared-ui/i18n';

/** Openers travel as keys, so that each side reads them in its own language. */
export function useOpener(): (key: string) => string {
  const { t, i18n } = useTranslation();
  return (key) => {
    const path = `openers.${key}` as const;
    return i18n.exists(path, { ns: 'mf-chat' })
      ? t(path as 'openers.first_drink')
      : t('openers.other');
  };
}
