import { Type } from 'typebox';
import { MainImage, Photo } from '../photos/schemas.ts';
import { Closed, Country, Day, Id, Nullable, Time } from '../platform/shapes.ts';
import * as choices from './profile-choices.ts';

export const Gender = Type.Enum(choices.genders, { $id: 'Gender' });
export const Seeks = Type.Enum(choices.seeks, { $id: 'SoughtGender' });
export const Sexuality = Type.Enum(choices.sexualities, { $id: 'Sexuality' });
export const Reason = Type.Enum(choices.reasons, { $id: 'ProfileReason' });
export const longestAbout = 1000;
export const AboutMe = Type.String({ $id: 'AboutMe', maxLength: longestAbout });
const Prompt = Closed(
  {
    key: Type.Enum(choices.prompts, { $id: 'PromptKey' }),
    answer: Type.String({ $id: 'PromptAnswer', maxLength: 140 }),
  },
  { $id: 'Prompt' },
);
export const OwnPrompts = Type.Array(Prompt, { $id: 'OwnPrompts', maxItems: 3 });
export const CityName = Type.String({ $id: 'CityName', maxLength: 100 });
export const Age = Type.Integer({ $id: 'Age', minimum: 18, maximum: 120 });
export const Name = Type.String({ $id: 'Name', minLength: 2, maxLength: 30 });

/** What others see of a member in a list. */
const cardFields = {
  id: Id,
  name: Type.String(),
  age: Type.Integer(),
  gender: Gender,
  /** Names in the reader's language. */
  city: Type.String(),
  region: Type.String(),
  country: Country,
  /** Between the two cities, in steps of at least 5; null when either place is unknown. */
  distance_km: Nullable(Type.Integer()),
  online: Type.Boolean(),
  fictional: Type.Boolean(),
  premium: Type.Boolean(),
  main_image: Nullable(MainImage),
  photo_count: Type.Integer(),
  /** Liked by the reader; a like from this member that the reader has not seen. */
  liked: Type.Boolean(),
  like_new: Type.Boolean(),
  /** A photo in a pose that we asked for was compared with those of the profile. */
  verified: Type.Optional(Type.Literal(true)),
};

const choiceFields = {
  reason: Nullable(Reason),
  tattoos: Nullable(Type.Enum(choices.tattoos, { $id: 'TattooCount' })),
  hair_colour: Nullable(Type.Enum(choices.hairColours, { $id: 'HairColour' })),
  eye_colour: Nullable(Type.Enum(choices.eyeColours, { $id: 'EyeColour' })),
  body_type: Nullable(Type.Enum(choices.bodyTypes, { $id: 'BodyType' })),
  relationship_status: Nullable(
    Type.Enum(choices.relationshipStatuses, { $id: 'RelationshipStatus' }),
  ),
  height: Nullable(Type.Integer({ $id: 'Height', minimum: 120, maximum: 230 })),
};

export const Card = Type.Object(cardFields, { $id: 'Card' });

/** What others see of a member on the profile page. */
export const Profile = Type.Object(
  {
    ...cardFields,
    ...choiceFields,
    /** Fields that the site does not show are null, or empty. */
    sexuality: Nullable(Sexuality),
    about_me: Type.String(),
    prompts: Type.Optional(Type.Array(Prompt)),
    interests: Type.Array(Type.String()),
    photos: Type.Array(Photo),
    /** Has liked the reader, whether seen or not. */
    likes_me: Type.Boolean(),
    /** The conversation with the reader, when there is one. */
    conversation: Nullable(Id),
    /** Whether the reader may begin a conversation, by this member's own rules. */
    reachable: Type.Optional(Type.Boolean()),
    /** When the photos were compared, as long as the mark is shown. */
    verified_at: Type.Optional(Time),
  },
  { $id: 'Profile' },
);

/** One's own profile, as `user.profile`. */
export const OwnProfile = Type.Object(
  {
    id: Id,
    name: Type.String(),
    gender: Gender,
    /** Null without the consent to keep it. */
    seeks: Nullable(Seeks),
    sexuality: Nullable(Sexuality),
    date_of_birth: Day,
    age: Type.Integer(),
    country: Country,
    /** A key of regions.php, and its name in the reader's language. */
    region: Type.String(),
    region_name: Type.String(),
    city: Type.String(),
    about_me: Type.String(),
    prompts: Type.Optional(Type.Array(Prompt)),
    ...choiceFields,
    interests: Type.Array(Type.String()),
    status: Type.Enum(['active', 'disabled']),
    privacy: Type.Boolean(),
    /** Whether the main photo may stand on pages that advertise, once an operator chose it. */
    face_consent: Type.Optional(Type.Boolean()),
    /** `match` is the path of the picture. */
    main_image: Nullable(
      Type.Object({
        id: Id,
        filename: Type.String(),
        thumb_filename: Type.String(),
        match: Type.String(),
        thumb_url: Type.String(),
        full_url: Type.String(),
      }),
    ),
    photos: Type.Array(Photo),
  },
  { $id: 'OwnProfile' },
);

/** The writable part of one's own profile, for PUT user.php. */
export const ProfileChanges = Closed(
  {
    name: Type.Optional(Name),
    seeks: Type.Optional(Seeks),
    sexuality: Type.Optional(Sexuality),
    country: Type.Optional(Country),
    region: Type.Optional(Type.String({ maxLength: 20 })),
    city: Type.Optional(CityName),
    about_me: Type.Optional(AboutMe),
    prompts: Type.Optional(OwnPrompts),
    reason: Type.Optional(choiceFields.reason),
    tattoos: Type.Optional(choiceFields.tattoos),
    hair_colour: Type.Optional(choiceFields.hair_colour),
    eye_colour: Type.Optional(choiceFields.eye_colour),
    body_type: Type.Optional(choiceFields.body_type),
    relationship_status: Type.Optional(choiceFields.relationship_status),
    height: Type.Optional(choiceFields.height),
    interests: Type.Optional(
      Type.Array(Type.String({ maxLength: 40 }), { $id: 'OwnInterests', maxItems: 12 }),
    ),
    privacy: Type.Optional(Type.Boolean()),
    face_consent: Type.Optional(Type.Boolean()),
  },
  { $id: 'ProfileChanges' },
);

/** GET /api/search.php */
export const SearchQuery = Type.Object({
  /** `all` also for a member who seeks only women or men. */
  gender: Type.Optional(Type.Enum([...choices.genders, 'all'])),
  country: Type.Optional(Country),
  region: Type.Optional(Type.String({ maxLength: 20 })),
  min_age: Type.Optional(Age),
  max_age: Type.Optional(Age),
  real_only: Type.Optional(Type.Boolean()),
  online: Type.Optional(Type.Boolean()),
  /** Only who has the mark that their photos were compared. */
  verified: Type.Optional(Type.Boolean()),
  /** Keys, by commas: who has one of them. */
  interests: Type.Optional(Type.String({ maxLength: 400, pattern: '^[a-z_]+(,[a-z_]+)*$' })),
  /** As far as `distance_km` says; without effect when the reader's own place is unknown. */
  max_km: Type.Optional(Type.Integer({ minimum: 5, maximum: 500 })),
  /** `near` is for members whose place is known; others get those who were here last. */
  sort: Type.Optional(Type.Enum(['near', 'recent'])),
  /** Counted by the reader and answered as it came; the cursor is what leads on. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  /** From the page before; needed from page 2 on. Deep pages are as fast as the first. */
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  /** Where a visitor came from; some sites let only visitors from a campaign search. */
  network: Type.Optional(Type.String({ maxLength: 16_384 })),
});
/** GET /api/faces.php: of the search, what says who belongs on a page. */
export const FacesQuery = Type.Pick(SearchQuery, ['gender', 'country', 'min_age', 'network']);
export const FacesAnswer = Type.Object({ results: Type.Array(Card) });

const Looser = Type.Object(
  {
    filter: Type.Enum(['age', 'region', 'interests', 'max_km', 'online', 'verified', 'real_only']),
    /** How many more are found without this filter. */
    more: Type.Integer(),
  },
  { $id: 'LooserSearch' },
);
export const SearchAnswer = Type.Object({
  page: Type.Integer(),
  results: Type.Array(Card),
  /** Counted up to 120; `more_than` says that there are more. */
  num_results: Type.Integer(),
  more_than: Type.Boolean(),
  similar: Type.Array(Card),
  /** For the next page; null after the last. */
  cursor: Nullable(Type.String()),
  /** A visitor's look: more is for members. */
  limited: Type.Boolean(),
  /** The order of the results. */
  sort: Type.Optional(Type.Enum(['near', 'recent'])),
  /** When few are found: what to leave out to find more, most first. */
  looser: Type.Optional(Type.Array(Looser)),
});

/** GET /api/profile.php?id= */
export const ProfileQuery = Type.Object({ id: Id });
export const ProfileAnswer = Type.Object({ profile: Profile });

/** GET /api/signup-matches.php */
export const SignupMatchesAnswer = Type.Object({ profiles: Type.Array(Card) });

/** POST /api/block.php, POST /api/pass.php */
export const MemberBody = Closed({ profile: Id });
/** DELETE /api/block.php?profile=, DELETE /api/like.php?profile=, DELETE /api/pass.php?profile= */
export const MemberQuery = Type.Object({ profile: Id });
