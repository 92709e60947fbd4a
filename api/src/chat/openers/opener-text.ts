import { translator } from '../../platform/texts.ts';

/** What an opener says in a language. Its key may carry what it is about: `interest:walking`. */
export function openerText(key: string, language: string): string {
  const t = translator(language);
  const end = key.indexOf(':');
  if (end < 0) return t(`openers.${key}`);
  const about = key.slice(end + 1);
  return key.startsWith('city:')
    ? t('openers.same_city', { city: about })
    : t(`openers.interests.${about}`);
}
