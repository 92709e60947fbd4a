import { i18next, initReactI18next } from '@afterglow/shared-ui/i18n';
import en from '../locales/en.json' with { type: 'json' };

/** Starts i18next with our English texts, as the shell does. */
export async function startTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    ns: ['mf-auth-signup'],
    defaultNS: 'mf-auth-signup',
    resources: { en: { 'mf-auth-signup': en } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}
