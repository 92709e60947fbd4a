import type { Static } from 'typebox';
import { regionsOf } from '../places/places.ts';
import { languages } from '../platform/languages.ts';
import { spokenLanguages, translator } from '../platform/texts.ts';
import type { VisitorCountry } from '../sites/country.ts';
import { nicheName } from '../sites/niche.ts';
import type { Site } from '../sites/site.ts';
import { textsIn } from '../sites/site-texts.ts';
import { interestKeys } from './interests.ts';
import type { Settings } from './schemas.ts';

/** What the browser gets of a site: its settings with texts in the reader's language. */
export function publicSettings(
  site: Site,
  language: string,
  { here, selected }: VisitorCountry,
  now: Date,
): Omit<Static<typeof Settings>, 'push_public_key'> {
  const t = translator(language);
  const { settings } = site;
  const names = { site: site.name };
  return {
    ...settings,
    name: site.name,
    domain: site.domain,
    company_id: site.company_id,
    languages: languages.filter((language) => spokenLanguages.includes(language)),
    niche_name: nicheName(settings),
    start_theme: nicheName(settings) === 'bdsm' ? 'dark' : 'device',
    geoip_country: here,
    geoip_selected_country: selected,
    index_title: settings.index_title[language] ?? t('site.index_title', names),
    description: settings.description[language] ?? t('site.description', names),
    site_texts: textsIn(settings.site_texts, language),
    fictional_warning: t('site.fictional_warning'),
    fictional_singular: t('site.fictional_singular'),
    fictional_plural: t('site.fictional_plural'),
    interests: interestKeys,
    region_data: regionsOf(selected, language),
    now: now.toISOString(),
  };
}
