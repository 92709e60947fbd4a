import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { fieldProblems } from '../platform/http/field-problems.ts';
import { languages } from '../platform/languages.ts';
import { Closed, Country, Currency } from '../platform/shapes.ts';
import { WrittenTexts } from './site-texts.ts';
import type { CheckedSettings } from './tables.ts';

const credits = (count: number) => Type.Integer({ minimum: 0, default: count });
const text = () => Type.String({ default: '' });
const keys = (...some: string[]) => Type.Array(Type.String(), { default: some });

/** What an operator may set per site in `sites.settings`, and every browser is told. */
export const openSettings = {
  /** Decides the language of visitors without a choice of their own. */
  domain_language: Type.Enum(languages, { $id: 'Language', default: 'en' }),
  countries: Type.Array(Country, { default: ['NL', 'BE', 'DE', 'AT', 'CH', 'GB', 'IE', 'FR'] }),
  /** The number of a name in `niches`. */
  niche: Type.Integer({ minimum: 1, maximum: 7, default: 1 }),
  cdn_prefix: text(),
  signups: Type.Enum(['all', 'with_trafficsource', 'none'], { default: 'all' }),
  logged_out_search: Type.Boolean({ default: true }),
  logged_out_search_trafficsource: Type.Boolean({ default: false }),
  enable_site_entry_popup: Type.Enum(['yes', 'no'], { default: 'yes' }),
  /** Only these countries see the entry warning; empty for all. */
  site_entry_popup_countries: Type.Array(Country, { default: [] }),
  enable_us_footer: Type.Boolean({ default: false }),
  support_phone: text(),
  support_email: text(),
  /** Smallest price of a message in minor units, for display, where the price list does not say it. */
  minimum_message_costs: Type.Record(
    Type.String(),
    Type.Object({ costs: Type.Integer(), currency: Currency }),
    { default: {} },
  ),
  /** Whether an icon stands beside the word for fictional profiles; the word always does. */
  fictional_icon: Type.Boolean({ default: true }),
  visible_profile_fields: keys(
    'about_me',
    'reason',
    'relationship_status',
    'height',
    'body_type',
    'hair_colour',
    'eye_colour',
    'tattoos',
    'interests',
    'sexuality',
  ),
  /** Which texts of a profile are shown, as far as its fields are. */
  visible_profile_notes: keys('reason', 'about_me'),
  search_fields: keys(
    'gender',
    'country',
    'region',
    'min_age',
    'max_age',
    'distance',
    'interests',
    'online',
    'verified',
  ),
  message_credits: credits(10),
  photo_credits: credits(15),
  gift_credits: credits(20),
  signup_credits: credits(20),
  /** Longest message, in characters as people count them. */
  message_length: Type.Integer({ minimum: 1, maximum: 5000, default: 1000 }),
  min_age: Type.Integer({ minimum: 18, maximum: 120, default: 18 }),
  refund_days: Type.Integer({ minimum: 1, default: 14 }),
  member_resell: Type.Boolean({ default: false }),
  mail_name: text(),
  /** Path of the compliance statement under the root. */
  compliance_token: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', default: 'compliance' }),
  /** Where the live cams of a partner are; without it nothing is said of any. */
  live_cam_url: Type.String({ pattern: '^(https://[^\\s<>"]+)?$', maxLength: 500, default: '' }),
  /** What is tried out on a page (`home`, `landers/summer`): how much of the visitors each variant gets. */
  variants: Type.Record(
    Type.String({ pattern: '^(home|landers/[a-z0-9-]{1,60})$' }),
    Type.Record(
      Type.String({ pattern: '^[a-z0-9-]{1,20}$' }),
      Type.Integer({ minimum: 0, maximum: 1000 }),
      { additionalProperties: false },
    ),
    { default: {}, additionalProperties: false },
  ),
  /** How long new members have the time bonus. */
  time_bonus_seconds: Type.Integer({ minimum: 0, default: 14_400 }),
};

/** The rest: for the API alone, or told in another form. */
const ownSettings = {
  /** The country of visitors whose country is not known. */
  country: Type.String({ ...Country, default: 'GB' }),
  /** Texts by language; without one the product's own text is used. */
  index_title: Type.Record(Type.String(), Type.String(), { default: {} }),
  description: Type.Record(Type.String(), Type.String(), { default: {} }),
  site_texts: WrittenTexts,
  /** Login, reset and sign-up answer alike for known and unknown addresses. */
  conceal_accounts: Type.Boolean({ default: false }),
};

const schema = Closed({ ...openSettings, ...ownSettings });
const overrides = Type.Partial(schema, { additionalProperties: false });
const compiled = Compile(overrides);

/** What there is to set, each with what it may be. */
export const settingSchemas = schema.properties;
const defaults = Value.Create(schema);

export type SiteSettings = Static<typeof schema>;
export type SiteOverrides = Static<typeof overrides>;

/** For writing: throws when a key is unknown or its value is not what it may be, and says which. */
export function checkedSettings(site: string, settings: unknown): CheckedSettings {
  if (compiled.Check(settings)) return settings as SiteOverrides & CheckedSettings;
  const wrong = fieldProblems(compiled.Errors(settings));
  const list = wrong.map(({ field, code }) => `${field || 'settings'} (${code})`);
  throw new Error(`settings of the site ${site}: ${list.join(', ')}`);
}

/** Why a setting may not have this value: the code of a field's problem, or none. */
export function wrongSetting(key: string, value: unknown): string | undefined {
  const one = { [key]: value };
  return compiled.Check(one) ? undefined : fieldProblems(compiled.Errors(one))[0]?.code;
}

/** What holds for a site with this JSON in the database, checked once more: operators write it too. */
export function readSettings(site: string, settings: unknown): SiteSettings {
  return { ...defaults, ...(checkedSettings(site, settings) as SiteOverrides) };
}
