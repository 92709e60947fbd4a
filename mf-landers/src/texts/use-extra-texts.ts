import { i18next, useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect, useState } from 'react';
import { isMissingModule, NotFoundError } from './not-found.ts';

/** Gives the texts of one language, by a dynamic import. */
export type TextsLoader = (language: string) => Promise<{ default: object }>;

/** The specification's fallback language. */
const FALLBACK = 'nl';

async function fetchTexts(load: TextsLoader, language: string): Promise<object> {
  try {
    return (await load(language)).default;
  } catch (error) {
    if (!isMissingModule(error)) throw error;
    if (language === FALLBACK) throw new NotFoundError(FALLBACK);
    return fetchTexts(load, FALLBACK);
  }
}

/**
 * Loads texts that only one page needs, in the language of the page, under a namespace of their
 * own. `ready` is false until they are there; a failed load is thrown while rendering.
 */
export function useExtraTexts(namespace: string, load: TextsLoader): { ready: boolean } {
  const { i18n } = useTranslation('mf-landers');
  const language = i18n.language;
  const [, setLoaded] = useState('');
  const [error, setError] = useState<unknown>(null);
  const ready = i18n.hasResourceBundle(language, namespace);

  useEffect(() => {
    if (i18next.hasResourceBundle(language, namespace)) return;
    let wanted = true;
    fetchTexts(load, language).then(
      (texts) => {
        i18next.addResourceBundle(language, namespace, texts);
        if (wanted) setLoaded(`${language}/${namespace}`);
      },
      (failure: unknown) => {
        if (wanted) setError(failure);
      },
    );
    return () => {
      wanted = false;
    };
  }, [namespace, language, load]);

  if (error) throw error;
  return { ready };
}
