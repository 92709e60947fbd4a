import type { Generated } from 'kysely';

export type Gender = 'male' | 'female';
export type Seeks = Gender | 'both';
export type Sexuality = 'hetero' | 'gay' | 'lesbian' | 'bi';

export type MemberTables = {
  profiles: {
    id: string;
    name: string;
    gender: Gender;
    seeks: Seeks;
    sexuality: Sexuality;
    /** A day, `1990-05-14`. */
    birth_date: string;
    country: string;
    region: string;
    city: string;
    latitude: number | null;
    longitude: number | null;
    about_me: Generated<string>;
    reason: string | null;
    tattoos: string | null;
    hair_colour: string | null;
    eye_colour: string | null;
    body_type: string | null;
    relationship_status: string | null;
    height: number | null;
    interests: Generated<string[]>;
    active: Generated<boolean>;
    privacy: Generated<boolean>;
    fictional: Generated<boolean>;
    main_photo_id: string | null;
    last_seen_at: Date;
    created_at: Date;
  };
  photos: {
    id: string;
    profile_id: string;
    status: Generated<'pending' | 'ready' | 'refused'>;
    private: Generated<boolean>;
    position: number;
    width: number;
    height: number;
    /** What is drawn instead of a stored file, such as `female-31-100017-0`. */
    portrait: Generated<string | null>;
    created_at: Date;
  };
  likes: { from_id: string; to_id: string; is_new: Generated<boolean>; created_at: Date };
  passes: { from_id: string; to_id: string; created_at: Date };
  swipe_days: { profile_id: string; day: string; likes: number };
  blocks: { blocker_id: string; blocked_id: string; created_at: Date };
  reports: {
    id: string;
    reporter_id: string;
    profile_id: string;
    photo_id: string | null;
    message_id: string | null;
    reason: string;
    remarks: Generated<string>;
    status: Generated<'open' | 'upheld' | 'dismissed'>;
    created_at: Date;
  };
  signup_matches: { user_id: string; position: number; profile_id: string };
};
