import { invalid } from '../../platform/errors.ts';

/** The words under `consent.<edition>`. Editions are added, never changed: somebody agreed to them. */
const editions = [1] as const;

/** The edition that was ticked; the first one for pages that do not say. Throws 400 for an unknown one. */
export function knownEdition(edition = 1): (typeof editions)[number] {
  const known = editions.find((one) => one === edition);
  if (!known) throw invalid({ field: 'consent_edition', code: 'invalid_choice' });
  return known;
}
