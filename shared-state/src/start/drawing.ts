import { earlyAnswers } from '../api/early-answers.ts';
import type { Settings, User } from '../api/types.ts';
import { rememberTracking } from '../browser/tracking.ts';
import { forgetAll, unanswered } from '../data/entries.ts';
import { languageOf } from '../rules/languages.ts';
import { chats } from '../stores/chats/chats.ts';
import { language } from '../stores/language.ts';
import { likes } from '../stores/likes.ts';
import { startSignupInput } from '../stores/request-signup.ts';
import { session } from '../stores/session.ts';
import { settings } from '../stores/settings.ts';
import { timeBonus } from '../stores/time-bonus.ts';

/** Whom a page is drawn for, where there is no browser. */
export interface DrawnFor {
  settings: Settings;
  language: string;
  user: User | null;
  /** The query of the address. */
  search: string;
  /** The partner who sent them, on an earlier page. */
  network?: string | undefined;
  /** What the API said, by address. */
  answers: Record<string, unknown>;
  /** What a form told that led here. */
  given?: Record<string, string>;
}

/**
 * Everything as it is for one reader, and nothing of the one before. Returns what tells which
 * questions were asked since and had no answer.
 */
export function startDrawing(reader: DrawnFor): { unanswered: () => string[] } {
  const { user } = reader;
  forgetAll();
  earlyAnswers.forget();
  settings.setState(reader.settings, true);
  language.start(languageOf(reader.language), async () => {});
  session.set(user);
  for (const store of [chats, likes, timeBonus]) store.clear();
  chats.presume(user?.num_unread_messages ?? 0);
  likes.presume(user?.num_new_likes ?? 0);
  timeBonus.presume();
  startSignupInput(reader.given);
  rememberTracking(reader.search, reader.network);
  earlyAnswers.start(reader.answers);
  return { unanswered };
}
