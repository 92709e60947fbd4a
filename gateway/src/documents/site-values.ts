import type { SiteSettings } from '../api/api-client.ts';

const placeholder = /\{\{(\w+)\}\}/g;

/** What texts of a release may call by name. */
function valuesOf(site: SiteSettings): Map<string, unknown> {
  return new Map<string, unknown>([
    ['site', site.name],
    ['days', site.refund_days],
    ['email', site.support_email],
    ['credits', site.message_credits],
    // Without a word of its own the page has one in its language.
    ['fictional', site.fictional_singular || undefined],
  ]);
}

/** A text with the site's values in it; undefined when it wants one that the gateway does not know. */
export function filled(
  text: string,
  site: SiteSettings,
  made: (value: string) => string = String,
): string | undefined {
  const values = valuesOf(site);
  const wanted = [...text.matchAll(placeholder)].map(([, value = '']) => values.get(value));
  if (wanted.some((value) => value === undefined || value === null)) return undefined;
  return text.replace(placeholder, (_, value: string) => made(String(values.get(value))));
}
