/** What an operator may set per site, in `sites.settings`; the rest comes from the defaults. */
export type SiteSettings = {
  /** Two letters; decides the language of visitors without a choice of their own. */
  domain_language: string;
  /** The country of visitors whose country is not known. */
  country: string;
  countries: string[];
  /** 1 default, 2 she, 3 bdsm, 4 bbw, 5 gilf, 6 milf, 7 gay. */
  niche: number;
  cdn_prefix: string;
  signups: 'all' | 'with_trafficsource' | 'none';
  logged_out_search: boolean;
  logged_out_search_trafficsource: boolean;
  enable_site_entry_popup: 'yes' | 'no';
  /** Only these countries see the entry warning; empty for all. */
  site_entry_popup_countries: string[];
  enable_us_footer: boolean;
  support_phone: string;
  support_email: string;
  push_public_key: string;
  /** Smallest price of a message in minor units, for display. */
  minimum_message_costs: Record<string, { costs: number; currency: string }>;
  fictional_icon: boolean;
  visible_profile_fields: string[];
  visible_profile_notes: string[];
  search_fields: string[];
  message_credits: number;
  photo_credits: number;
  gift_credits: number;
  signup_credits: number;
  /** Longest message, in characters as people count them. */
  message_length: number;
  min_age: number;
  refund_days: number;
  member_resell: boolean;
  mail_name: string;
  /** Texts by language; without one the product's own text is used. */
  index_title: Record<string, string>;
  description: Record<string, string>;
  /** Login, reset and sign-up answer alike for known and unknown addresses. */
  conceal_accounts: boolean;
  /** Path of the compliance statement under the root. */
  compliance_token: string;
};

export type SiteOverrides = Partial<SiteSettings>;

export type Site = {
  id: string;
  name: string;
  /** Host without port that mailed links point to. */
  domain: string;
  company_id: string;
  settings: SiteSettings;
};
