import type { SiteSettings } from '../api/api-client.ts';
import type { Company } from '../api/company.ts';

/** What texts of a release may call by name; what is not known has no place in it. */
export type SiteValues = Map<string, unknown>;

const placeholder = /\{\{(\w+)\}\}/g;
const block = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;

/** Of the site itself, for titles and pages. */
export function siteValues(site: SiteSettings): SiteValues {
  return new Map<string, unknown>([
    ['site', site.name],
    ['days', site.refund_days],
    ['email', site.support_email],
    ['credits', site.message_credits],
    ['fictional', site.fictional_singular],
    ['member_resell', site.member_resell],
  ]);
}

/** Of the company behind it as well, as its pages write them for this reader. */
export function companyValues(site: SiteSettings, company: Company, language: string): SiteValues {
  const country = site.geoip_selected_country || site.geoip_country;
  const local = country ? `${language}-${country}` : language;
  const phone = String(site.support_phone || company.support_phone);
  return new Map([
    ...siteValues(site),
    ['company', company.name],
    ['street', company.address],
    ['city', company.city],
    ['country', new Intl.DisplayNames([language], { type: 'region' }).of(company.country)],
    ['number', company.kvk],
    ['vat', Object.values(company.vat_numbers).join(', ')],
    ['tradenames', company.tradenames.join(', ')],
    ['phone', phone],
    ['phone_address', phone.replace(/[-\s]/g, '')],
    [
      'terms_date',
      new Intl.DateTimeFormat(local, { dateStyle: 'long' }).format(new Date(company.terms_date)),
    ],
  ]);
}

/**
 * A text with values in it, and without its `{{#parts}}…{{/parts}}` for which the value is empty or
 * off, or `{{^parts}}…{{/parts}}` for which it is not. Undefined when it wants an unknown value.
 */
export function filled(
  text: string,
  values: SiteValues,
  made: (value: string) => string = String,
): string | undefined {
  let isKnown = true;
  const lookUp = (name: string): unknown => {
    const value = values.get(name);
    if (value === undefined || value === null) isKnown = false;
    return value;
  };
  const decided = (part: string): string =>
    part.replace(block, (_, kind: string, name: string, inner: string) =>
      (kind === '#') === Boolean(lookUp(name)) ? decided(inner) : '',
    );
  const whole = decided(text).replace(placeholder, (_, name: string) => made(String(lookUp(name))));
  return isKnown ? whole : undefined;
}
