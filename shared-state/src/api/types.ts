/** Shapes of the HTTP API that state and screens share. Times: ISO 8601 UTC. Money: minor units. */

export type Id = string;
export type Gender = 'male' | 'female';
export type PushPermission = 'unknown' | 'not_subscribed' | 'subscribed' | 'denied';

export interface MainImage {
  id: Id;
  thumb_url: string;
  full_url: string;
}

/** A member as shown in lists. `fictional` must be said in words wherever the card shows. */
export interface Card {
  id: Id;
  name: string;
  age: number;
  gender: Gender;
  city: string;
  region: string;
  country: string;
  online: boolean;
  fictional: boolean;
  premium: boolean;
  main_image: MainImage | null;
  photo_count: number;
  liked: boolean;
  like_new: boolean;
}

export interface Photo extends MainImage {
  private: boolean;
  /** Only blurred pictures are behind the urls. */
  locked: boolean;
  width: number;
  height: number;
}

export interface OwnProfile {
  id: Id;
  name: string;
  gender: Gender;
  seeks: Gender | 'both';
  sexuality: string;
  date_of_birth: string;
  age: number;
  country: string;
  /** A key of regions.php, and its name in the reader's language. */
  region: string;
  region_name: string;
  city: string;
  about_me: string;
  reason: string | null;
  tattoos: string | null;
  hair_colour: string | null;
  eye_colour: string | null;
  body_type: string | null;
  relationship_status: string | null;
  height: number | null;
  interests: string[];
  status: 'active' | 'disabled';
  privacy: boolean;
  main_image: (MainImage & { filename: string; thumb_filename: string; match: string }) | null;
  photos: Photo[];
}

export interface User {
  id: Id;
  email: string;
  status: 'not_confirmed' | 'active' | 'deleted' | 'banned';
  credits: number;
  paid_user: boolean;
  signup_date: string;
  fictional_icon: boolean;
  language: Language;
  notifications_disabled: ('fbl' | 'bounce' | 'listunsubscribe')[];
  profile: OwnProfile;
  num_unread_messages: number;
  num_new_likes: number;
}

export type Language = 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';

export interface Settings {
  name: string;
  domain: string;
  domain_language: string;
  cdn_prefix: string;
  /** 1 to 7. */
  niche: number;
  signups: 'all' | 'with_trafficsource' | 'none';
  logged_out_search: boolean;
  logged_out_search_trafficsource: boolean;
  geoip_country: string;
  geoip_selected_country: string;
  push_public_key: string;
  support_phone: string;
  support_email: string;
  minimum_message_costs: Record<string, { costs: number; currency: string }>;
  enable_site_entry_popup: 'yes' | 'no';
  /** Only these countries see the entry warning; empty for all. */
  site_entry_popup_countries: string[];
  enable_us_footer: boolean;
  fictional_icon: boolean;
  countries: string[];
  index_title: string;
  description: string;
  visible_profile_fields: string[];
  visible_profile_notes: string[];
  message_credits: number;
  signup_credits: number;
  photo_credits: number;
  gift_credits: number;
  message_length: number;
  search_fields: string[];
  /** Words in the reader's language. */
  fictional_warning: string;
  fictional_singular: string;
  fictional_plural: string;
  refund_days: number;
  member_resell: boolean;
  company_id: string;
  mail_name: string;
  min_age: number;
  compliance_token: string;
  interests: string[];
  region_data: Region[];
  now: string;
}

export interface Region {
  key: string;
  name: string;
}

export interface Interest {
  key: string;
  /** Name of a lucide icon. */
  icon: string;
}

export interface Company {
  name: string;
  address: string;
  kvk: string;
  city: string;
  country: string;
  tradenames: string[];
  /** By country code. */
  vat_numbers: Record<string, string>;
  support_phone: string;
  delete_discount: string | null;
  added: string;
}

export interface ChatListItem {
  conversation: Id;
  /** The id of the other member, and the card to show. */
  profile: Id;
  member: Card;
  num_unread_messages: number;
  last_message: {
    kind: 'text' | 'image' | 'gift' | 'gif' | 'icebreaker';
    /** The text, or the key of a gift, GIF or opener; null for an image. */
    body: string | null;
    mine: boolean;
    created_at: string;
  } | null;
  last_message_at: string;
}

export interface ChatsAnswer {
  chats: ChatListItem[];
  total_unread: number;
  cursor: string | null;
}

export interface LikesAnswer {
  profiles: Card[];
  liked_by: { id: Id; like_new: boolean }[];
  liked: Id[];
  matches: Id[];
}

export interface DiscountCode {
  code: string;
  country: string | null;
  expires: string | null;
  percentage: number | null;
  currency: string | null;
  minimum: number | null;
  status: string;
  validity: string;
  expired: boolean;
  paymentmethods: string[];
}
