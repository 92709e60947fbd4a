import type { SiteSettings } from '../api/api-client.ts';

/** What texts of a release may call by name; what is not known has no place in it. */
type SiteValues = Map<string, unknown>;

const placeholder = /\{\{(\w+)\}\}/g;

/** Of the site itself, for titles and descriptions. */
export function siteValues(site: SiteSettings): SiteValues {
  return new Map<string, unknown>([
    ['site', site.name],
    ['days', site.refund_days],
    ['email', site.support_email],
    ['credits', site.message_credits],
    ['fictional', site.fictional_singular],
  ]);
}

/** A text with values in it; undefined when it wants an unknown one. */
export function filled(text: string, values: SiteValues): string | undefined {
  let isKnown = true;
  const whole = text.replace(placeholder, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined || value === null) isKnown = false;
    return String(value);
  });
  return isKnown ? whole : undefined;
}
