import { i18next, useTranslation } from '@afterglow/shared-ui/i18n';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { fetchTexts, type TextsAddress } from './fetch-texts.ts';

const asTheyAre = (texts: object): object => texts;

/** Brings what `useExtraTexts` will ask for, for whoever is about to draw it. */
export async function bringExtraTexts(namespace: string, address: TextsAddress): Promise<void> {
  const { language } = i18next;
  if (i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, await fetchTexts(address, language));
}

/**
 * Loads texts that only one page needs, in the language of the page, under a namespace of their
 * own, as `asShown` makes them. `ready` is false until they are there; a failed load is thrown while rendering.
 */
export function useExtraTexts(
  namespace: string,
  address: TextsAddress,
  asShown: (texts: object) => object = asTheyAre,
): { ready: boolean } {
  const { i18n } = useTranslation();
  const language = i18n.language;
  const [error, setError] = useState<unknown>(null);
  const isThere = () => i18n.hasResourceBundle(language, namespace);
  const follow = useCallback(
    (changed: () => void) => {
      i18n.store.on('added', changed);
      return () => i18n.store.off('added', changed);
    },
    [i18n],
  );
  // They may come between a drawing and its effects.
  const ready = useSyncExternalStore(follow, isThere, isThere);

  useEffect(() => {
    if (i18next.hasResourceBundle(language, namespace)) return;
    let wanted = true;
    fetchTexts(address, language).then(
      (texts) => i18next.addResourceBundle(language, namespace, asShown(texts)),
      (failure: unknown) => {
        if (wanted) setError(failure);
      },
    );
    return () => {
      wanted = false;
    };
  }, [namespace, language, address, asShown]);

  if (error) throw error;
  return { ready };
}
