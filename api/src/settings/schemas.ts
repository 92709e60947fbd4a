import { type TSchema, Type } from 'typebox';
import { Region } from '../places/schemas.ts';
import { Country, Language, Nullable, Time } from '../platform/shapes.ts';
import { niches } from '../sites/niche.ts';
import { openSettings } from '../sites/site-settings.ts';
import { ToldTexts } from '../sites/site-texts.ts';

const texts = Type.Array(Type.String());

/** In the database a default stands for what is left out; an answer leaves nothing out. */
const told = Object.fromEntries(
  Object.entries<TSchema>(openSettings).map(([key, setting]) => {
    const { default: _default, ...schema } = setting as TSchema & { default?: unknown };
    return [key, schema];
  }),
) as typeof openSettings;

/** The site, as the browser needs it. */
export const Settings = Type.Object(
  {
    ...told,
    name: Type.String(),
    domain: Type.String(),
    company_id: Type.String(),
    /** All that the product can be read in now. */
    languages: Type.Array(Language),
    niche_name: Type.Enum(niches, { $id: 'Niche' }),
    /** What a visitor without a choice of their own sees. */
    start_theme: Type.Enum(['device', 'dark']),
    /** What a browser subscribes to push with. */
    push_public_key: Type.String(),
    geoip_country: Country,
    geoip_selected_country: Country,
    /** Texts in the reader's language. */
    index_title: Type.String(),
    description: Type.String(),
    site_texts: ToldTexts,
    fictional_warning: Type.String(),
    fictional_singular: Type.String(),
    fictional_plural: Type.String(),
    interests: texts,
    /** Regions of the selected country. */
    region_data: Type.Array(Region),
    /** The server's time, for countdowns. */
    now: Time,
  },
  { $id: 'Settings' },
);

/** GET /api/settings.php takes the route's query; `country` selects one of the site's countries. */
export const SettingsQuery = Type.Object({ country: Type.Optional(Type.String()) });
export const SettingsAnswer = Type.Object({ settings: Settings });

/** GET /api/companyinfo.php */
export const Company = Type.Object(
  {
    name: Type.String(),
    address: Type.String(),
    kvk: Type.String(),
    city: Type.String(),
    country: Type.String(),
    tradenames: texts,
    /** Names of the sites whose members find each other on this one, itself among them. */
    joined: texts,
    vat_numbers: Type.Record(Type.String(), Type.String()),
    support_phone: Type.String(),
    delete_discount: Nullable(Type.String()),
    added: Time,
    /** Since when its terms are in force. */
    terms_date: Time,
  },
  { $id: 'Company' },
);
export const CompanyAnswer = Type.Object({ companyinfo: Company });

/** GET /api/interests.php: keys with the name of their icon (lucide). */
export const Interest = Type.Object(
  { key: Type.String(), icon: Type.String() },
  { $id: 'Interest' },
);
export const InterestsAnswer = Type.Object({ interests: Type.Array(Interest) });
