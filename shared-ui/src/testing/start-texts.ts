import { i18next, initReactI18next } from '@afterglow/shared-ui/i18n';

/** For tests: starts i18next with English texts by namespace, the first one by default, as the shell does. */
export async function startTestTexts(texts: Record<string, object>): Promise<void> {
  const [own = ''] = Object.keys(texts);
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: own,
    resources: { en: texts },
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
}
