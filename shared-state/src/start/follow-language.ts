import { answerAnew } from '../data/entries.ts';
import { refreshAll } from '../live/refresh.ts';
import { language } from '../stores/language.ts';

/** What the server has worded comes again in the language the page is in now. */
export function followLanguage(): () => void {
  return language.subscribe(({ current }, before) => {
    if (current === before.current) return;
    answerAnew();
    refreshAll().catch(() => {});
  });
}
