import { Type } from 'typebox';
import { Region } from '../places/schemas.ts';
import { Country, Currency, Nullable, Time } from '../platform/shapes.ts';

const texts = Type.Array(Type.String());

/** The site, as the browser needs it. */
export const Settings = Type.Object(
  {
    name: Type.String(),
    domain: Type.String(),
    domain_language: Type.String(),
    cdn_prefix: Type.String(),
    niche: Type.Integer({ minimum: 1, maximum: 7 }),
    signups: Type.Enum(['all', 'with_trafficsource', 'none']),
    logged_out_search: Type.Boolean(),
    logged_out_search_trafficsource: Type.Boolean(),
    geoip_country: Country,
    geoip_selected_country: Country,
    push_public_key: Type.String(),
    support_phone: Type.String(),
    support_email: Type.String(),
    minimum_message_costs: Type.Record(
      Type.String(),
      Type.Object({ costs: Type.Integer(), currency: Currency }),
    ),
    enable_site_entry_popup: Type.Enum(['yes', 'no']),
    site_entry_popup_countries: texts,
    enable_us_footer: Type.Boolean(),
    fictional_icon: Type.Boolean(),
    countries: Type.Array(Country),
    index_title: Type.String(),
    description: Type.String(),
    visible_profile_fields: texts,
    visible_profile_notes: texts,
    message_credits: Type.Integer(),
    signup_credits: Type.Integer(),
    photo_credits: Type.Integer(),
    gift_credits: Type.Integer(),
    message_length: Type.Integer(),
    search_fields: texts,
    /** Texts in the reader's language. */
    fictional_warning: Type.String(),
    fictional_singular: Type.String(),
    fictional_plural: Type.String(),
    refund_days: Type.Integer(),
    member_resell: Type.Boolean(),
    company_id: Type.String(),
    mail_name: Type.String(),
    min_age: Type.Integer(),
    compliance_token: Type.String(),
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
    vat_numbers: Type.Record(Type.String(), Type.String()),
    support_phone: Type.String(),
    delete_discount: Nullable(Type.String()),
    added: Time,
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
