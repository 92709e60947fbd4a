import type { Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { Tables } from '../../platform/database.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { translator } from '../../platform/texts.ts';
import type { Waiver } from '../schemas.ts';

/** The words under `payments.waiver.<edition>`. Editions are added, never changed: they were signed. */
const editions = [1] as const;

export interface Consent {
  /** Both boxes are ticked. */
  given: boolean;
  /** The words that stood beside them; the first ones for pages that do not say. */
  edition?: number | undefined;
  language: string;
  /** In how many days unused credits can be returned. */
  days: number;
  /** How many stood there; those for pages that do not say. */
  seen?: number | undefined;
}

/**
 * What an order keeps of the two boxes. Throws 400 unless both are ticked, beside known words, and 409
 * refund_days_changed where they name other days than there are now.
 */
export function waiverOf(consent: Consent, waiver_at: Date) {
  const { given, edition = 1, language, days, seen = days } = consent;
  if (!given) throw invalid({ field: 'waiver', code: 'required' });
  const known = editions.find((one) => one === edition);
  if (!known) throw invalid({ field: 'waiver_edition', code: 'invalid_choice' });
  if (seen !== days) throw conflict('refund_days_changed');
  const t = translator(language);
  const now = t(`payments.waiver.${known}.now`);
  const waiver_text = `${now}\n${t(`payments.waiver.${known}.aware`, { count: days })}`;
  return { waiver_at, waiver_edition: known, waiver_language: language, waiver_text };
}

type Kept = Pick<
  Selectable<Tables['payments']>,
  'waiver_at' | 'waiver_edition' | 'waiver_language' | 'waiver_text'
>;

/** What was ticked with an order, for its buyer; null where no words were kept. */
export function viewWaiver(kept: Kept): Static<typeof Waiver> | null {
  const { waiver_at, waiver_edition: edition, waiver_language: language, waiver_text } = kept;
  if (!waiver_at || edition === null || language === null || waiver_text === null) return null;
  return { edition, language, texts: waiver_text.split('\n'), given_at: waiver_at.toISOString() };
}
