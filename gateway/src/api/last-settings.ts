interface Settings {
  /** Where the site has members. */
  countries?: string[];
  geoip_country: string;
  geoip_selected_country: string;
}

interface Asked {
  host: string;
  language: string | undefined;
  /** Those that the page is asked for and the visitor's own, the one that counts first; '' for none. */
  countries: string[];
}

interface Known<Site> {
  /** The country of whoever is nowhere or where the site has no members; '' as long as nobody was. */
  own: string;
  /** By language, the latest last. */
  told: Map<string, Site>;
}

const servedIn = ({ countries = [] }: Settings, asked: string[]) =>
  asked.find((country) => countries.includes(country));

/** The site's own country, where it was told to this reader. */
function ownIn(settings: Settings, asked: string[]): string | undefined {
  if (!asked.at(-1)) return settings.geoip_country;
  return servedIn(settings, asked) ? undefined : settings.geoip_selected_country;
}

/** Settings as the API would tell them to a reader in these countries. */
function inCountry<Site extends Settings>(settings: Site, asked: string[], own: string): Site {
  const selected = servedIn(settings, asked) ?? own;
  return {
    ...settings,
    geoip_country: asked.at(-1) || own,
    geoip_selected_country: selected,
    ...(selected !== settings.geoip_selected_country && { region_data: [] }),
  };
}

/**
 * The last settings that a site was told, for when the API is away: for readers of the same language,
 * else of any, with the countries of each reader. A site has as many as it has languages, and only the
 * API makes a site: nobody's questions take the place of another one's.
 */
export function lastSettings<Site extends Settings>() {
  const sites = new Map<string, Known<Site>>();
  return {
    keep({ host, language = '', countries }: Asked, settings: Site): void {
      const { own, told } = sites.get(host) ?? { own: '', told: new Map<string, Site>() };
      told.delete(language);
      told.set(language, settings);
      sites.set(host, { own: ownIn(settings, countries) ?? own, told });
    },
    of({ host, language = '', countries }: Asked): Site | undefined {
      const known = sites.get(host);
      if (!known) return undefined;
      const settings = known.told.get(language) ?? [...known.told.values()].at(-1);
      return settings && inCountry(settings, countries, known.own);
    },
  };
}
