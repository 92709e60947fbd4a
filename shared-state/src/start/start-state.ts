import { type LocalErrorCode, setLocalErrorWords } from '../api/api-error.ts';
import { whenAuthenticationLost } from '../api/authentication.ts';
import { earlyAnswers } from '../api/early-answers.ts';
import type { Language, Settings, User } from '../api/types.ts';
import { readCookie } from '../browser/cookies.ts';
import { setNavigate } from '../browser/navigation.ts';
import { reportPageHidden } from '../browser/page-hidden.ts';
import { startTheme } from '../browser/theme.ts';
import { networkCookie, rememberReferrer, rememberTracking } from '../browser/tracking.ts';
import { languageOf } from '../rules/languages.ts';
import { connection } from '../stores/connection.ts';
import { documentTitle } from '../stores/document-title.ts';
import { language } from '../stores/language.ts';
import { startSignupInput } from '../stores/request-signup.ts';
import { session } from '../stores/session.ts';
import { settings } from '../stores/settings.ts';
import { units } from '../stores/units.ts';
import { followConnection } from './follow-connection.ts';
import { followEvents } from './follow-events.ts';
import { followLanguage } from './follow-language.ts';
import { followSession } from './follow-session.ts';
import { followTabs } from './follow-tabs.ts';

export interface StateStart {
  /**
   * What came with the document. `user` undefined means that nobody could tell yet; `data` holds
   * answers of the API by address, as they were `at` that moment of the server's; `given` what a form
   * told that was sent here.
   */
  boot: {
    settings: Settings;
    language: string;
    user?: User | null;
    at?: number;
    data?: Record<string, unknown>;
    given?: Record<string, string>;
  };
  /** Loads all texts of what is on screen in that language and switches to them. */
  loadLanguage: (language: Language) => Promise<void>;
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Words for failures that no server could word. */
  errorWords: (code: LocalErrorCode) => string;
}

/** Brings the stores to life; the shell calls it once, before it renders. Returns how to stop. */
export function startState({ boot, loadLanguage, navigate, errorWords }: StateStart): () => void {
  settings.setState(boot.settings, true);
  units.start();
  language.start(languageOf(boot.language), loadLanguage);
  if (boot.user !== undefined) session.set(boot.user);
  earlyAnswers.start(boot.data);
  startSignupInput(boot.given);
  setNavigate(navigate);
  setLocalErrorWords(errorWords);
  whenAuthenticationLost(session.leave);
  rememberReferrer(document);
  rememberTracking(location.search, readCookie(networkCookie));

  const stops = [
    connection.watch(),
    documentTitle.watch(),
    followConnection(),
    followTabs(),
    followEvents(),
    followSession(boot.at),
    followLanguage(),
    reportPageHidden(),
    startTheme(boot.settings),
  ];
  if (boot.user === undefined) session.load().catch(() => {});
  return () => {
    for (const stop of stops) stop();
  };
}
