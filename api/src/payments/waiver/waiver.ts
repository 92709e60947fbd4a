import type { Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { Tables } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
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
  /** How long unused credits can be returned, as was said there. */
  days: number;
}

/** What an order keeps of the two boxes. Throws 400 unless both are ticked, beside known words. */
export function waiverOf({ given, edition = 1, language, days }: Consent, waiver_at: Date) {
  if (!given) throw invalid({ field: 'waiver', code: 'required' });
  const known = editions.find((one) => one === edition);
  if (!known) throw invalid({ field: 'waiver_edition', code: 'invalid_choice' });
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
