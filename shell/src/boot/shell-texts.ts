import { patience } from '@afterglow/federation/failures/patience';
import { findTexts } from '@afterglow/federation/loader/find-texts';
import { fetchTexts } from '@afterglow/federation/loader/texts';
import { i18next, initReactI18next } from '@afterglow/shared-ui/i18n';
import type { Boot } from './read-boot.ts';

async function loadShellTexts(boot: Boot, language: string): Promise<void> {
  const file = await findTexts(boot.shell, language, patience());
  if (file) i18next.addResourceBundle(language, 'shell', await fetchTexts(file, patience()));
}

/** Starts i18next with the shell's texts in the document's language. */
export async function startTexts(boot: Boot): Promise<void> {
  const ready = i18next.use(initReactI18next).init({
    lng: boot.language,
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await Promise.all([ready, loadShellTexts(boot, boot.language)]);
}

/** Switches language: first all texts, then the change, so that nothing is shown half translated. */
export function languageLoader(boot: Boot, loadRemoteTexts: (language: string) => Promise<void>) {
  return async (language: string): Promise<void> => {
    await Promise.all([loadShellTexts(boot, language), loadRemoteTexts(language)]);
    await i18next.changeLanguage(language);
  };
}
