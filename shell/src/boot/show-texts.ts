import type { Texts } from '@afterglow/federation/loader/texts';
import { i18next } from '@afterglow/shared-ui/i18n';

/** What was added last, by language and remote. */
const shown = new Map<string, Texts>();

/**
 * Gives a remote its texts. Those that it has are not added again: that would draw everything anew that
 * has words on the page.
 */
export function showTexts(remote: string, language: string, texts: Texts): void {
  const key = `${language} ${remote}`;
  if (shown.get(key) === texts) return;
  shown.set(key, texts);
  i18next.addResourceBundle(language, remote, texts, true, true);
}
