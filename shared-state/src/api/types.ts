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
  city: string | null;
  region: string | null;
  country: string;
  online: boolean;
  fictional: boolean;
  premium: boolean;
  main_image: MainImage | null;
  photo_count: number;
  liked: boolean;
  like_new: boolean;
}

export interface OwnProfile {
  id: Id;
  name: string;
  gender: Gender;
  sexuality: string | null;
  date_of_birth: string;
  country: string;
  region: string | null;
  city: string | null;
  status: string;
  main_image: MainImage | null;
  interests: string[];
}

export interface User {
  id: Id;
  email: string;
  status: string;
  credits: number;
  paid_user: boolean;
  signup_date: string;
  language: Language;
  notifications_disabled: string[];
  profile: OwnProfile;
}

export type Language = 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';

export interface Settings {
  name: string;
  domain: string;
  domain_language: string;
  niche: number;
  geoip_country: string;
  geoip_selected_country: string | null;
  signups: string;
  support_phone: string | null;
  support_email: string | null;
  enable_site_entry_popup: string | boolean;
  push_public_key: string | null;
  fictional_warning: string;
  fictional_singular: string;
  fictional_plural: string;
  message_credits: number;
  photo_credits: number;
  gift_credits: number;
  message_length: number;
  refund_days: number;
}

export interface Company {
  name: string;
  address: string;
  kvk: string;
  city: string;
  country: string;
  tradenames: string[];
  vat_numbers: string[];
  support_phone: string | null;
  delete_discount: string | null;
  added: string;
}

export interface ChatListItem {
  conversation: Id;
  profile: Card;
  num_unread_messages: number;
  last_message: { kind: string; body: string; mine: boolean; created: string } | null;
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
