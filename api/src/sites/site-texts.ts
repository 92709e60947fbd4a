import { Type } from 'typebox';

/**
 * Lines of marketing that a site may say. They claim what only its operator can answer for, so a line
 * that nobody wrote is not shown; those of the live cams have a text of the product.
 */
export const siteTexts = [
  'quick_signup',
  'more_chance',
  'live_cam_title',
  'live_cam_text',
  'live_cam_button',
] as const;

type Name = (typeof siteTexts)[number];
type ByLanguage = Record<string, string>;

const byLanguage = Type.Record(Type.String(), Type.String({ maxLength: 200 }));
const each = <T>(value: T) =>
  Object.fromEntries(siteTexts.map((name) => [name, value])) as Record<Name, T>;

/** As an operator writes them: by name, then by language. */
export const WrittenTexts = Type.Partial(Type.Object(each(byLanguage)), {
  additionalProperties: false,
  default: {},
});

/** As a browser is told them, in one language. */
export const ToldTexts = Type.Partial(Type.Object(each(Type.String())));

/** What a site says in a language; what is empty is switched off. */
export function textsIn(
  written: Partial<Record<Name, ByLanguage>>,
  language: string,
): Partial<Record<Name, string>> {
  const told = siteTexts.map((name) => [name, written[name]?.[language]?.trim()] as const);
  return Object.fromEntries(told.filter(([, text]) => text));
}
