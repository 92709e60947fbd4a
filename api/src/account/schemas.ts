import { Type } from 'typebox';
import {
  AboutMe,
  Age,
  CityName,
  Gender,
  Name,
  OwnProfile,
  ProfileChanges,
  Seeks,
} from '../members/schemas.ts';
import { Closed, Country, Day, Email, Id, Language, Nullable, Time } from '../platform/shapes.ts';
import { type NoticeType, noticeTypes } from '../settings/notices.ts';

/** Long enough to be safe, with room for any phrase. */
export const NewPassword = Type.String({ $id: 'NewPassword', minLength: 8, maxLength: 256 });
/** Why a member gets no mail: it was marked as spam, came back, or was ended by one click. */
const NoEmailReason = Type.Enum(['fbl', 'bounce', 'listunsubscribe'], { $id: 'NoEmailReason' });
const MailedToken = Type.String({ minLength: 20, maxLength: 100 });

/** Who may begin a conversation; null is no rule. An answer has all of it, a change some. */
export const Reach = Closed(
  {
    min_age: Type.Optional(Nullable(Age)),
    max_age: Type.Optional(Nullable(Age)),
    distance_km: Type.Optional(Nullable(Type.Integer({ minimum: 5, maximum: 500 }))),
    verified_only: Type.Optional(Type.Boolean()),
    /** Conversations of others left unanswered before nobody begins another. */
    unanswered_limit: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 50 }))),
  },
  { $id: 'Reach' },
);

/** What roads are measured in. */
const Units = Type.Enum(['km', 'mi'], { $id: 'Units' });

export const User = Type.Object(
  {
    id: Id,
    email: Type.String(),
    status: Type.Enum(['not_confirmed', 'active', 'deleted', 'banned']),
    credits: Type.Integer(),
    paid_user: Type.Boolean(),
    signup_date: Time,
    /** Whether this member sees the icon of fictional profiles. */
    fictional_icon: Type.Boolean(),
    language: Language,
    /** Null: as in the country. */
    units: Type.Optional(Nullable(Units)),
    notifications_disabled: Type.Array(NoEmailReason),
    profile: OwnProfile,
    reach: Type.Optional(Reach),
    num_unread_messages: Type.Integer(),
    num_new_likes: Type.Integer(),
  },
  { $id: 'User' },
);
export const UserAnswer = Type.Object({ user: User });

/** POST /api/user.php: 401 login_failed, 423 account_blocked {minutes}. */
export const LoginBody = Closed({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 256 }),
});

/** PUT /api/user.php: whatever of one's own is to change. */
export const UserChanges = Closed({
  language: Type.Optional(Language),
  units: Type.Optional(Units),
  profile: Type.Optional(ProfileChanges),
  reach: Type.Optional(Reach),
});

/** POST /api/user.php?push=1 */
export const PushQuery = Type.Object({ push: Type.Optional(Type.Literal('1')) });
/** DELETE /api/user.php?push=1 */
export const PushOnly = Type.Object({ push: Type.Literal('1') });
export const PushBody = Closed({
  endpoint: Type.String({ format: 'uri', maxLength: 1000 }),
  expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  keys: Closed({
    // A point of the curve P-256, and sixteen bytes.
    p256dh: Type.String({ pattern: '^[\\w-]{87}=?$' }),
    auth: Type.String({ pattern: '^[\\w-]{22}={0,2}$' }),
  }),
});

/**
 * Cut when it is stored (`create-account`): no newcomer is refused for a partner's long token. It comes
 * from an address, and a longer one reaches nobody.
 */
const tracked = Type.Optional(Type.String({ maxLength: 16_384 }));
export const Tracking = Closed(
  {
    network: tracked,
    ref: tracked,
    sub1: tracked,
    sub2: tracked,
    sub3: tracked,
  },
  { $id: 'Tracking' },
);

const draft = {
  email: Email,
  name: Name,
  password: NewPassword,
  date_of_birth: Day,
  gender: Gender,
  seeks: Seeks,
  country: Country,
  /** A key of regions.php and a city of cities.php. */
  region: Type.String({ maxLength: 20 }),
  city: CityName,
  signup_message: AboutMe,
};

const consent = {
  /** That whom one would like to meet is kept and shown. */
  consent: Type.Literal(true),
  /** The words that stood beside it. */
  consent_edition: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
};
/** POST /api/consent.php after it was taken back by DELETE. */
export const ConsentBody = Closed({ seeks: Seeks, ...consent });

/**
 * POST /api/signup.php. A refusal of the data is 400 as everywhere. Else an event stream: `phase`
 * {phase} as each begins, then `done` (SignupAnswer), or `error` {error}. With
 * `Accept: application/json` the last alone. Logs the newcomer in.
 */
export const SignupBody = Closed({
  ...draft,
  signup_message: Type.Optional(draft.signup_message),
  language: Type.Optional(Language),
  tracking: Type.Optional(Tracking),
  ...consent,
});
export const signupPhases = [
  'checking_data',
  'creating_account',
  'finding_matches',
  'sending_mail',
] as const;
export const SignupPhase = Type.Enum(signupPhases, { $id: 'SignupPhase' });
export const SignupAnswer = Type.Object({ user: User, num_matches: Type.Integer() });

/** POST /api/signup-check.php: one field of the draft (with `email` beside `name`): 204 or 400. */
export const SignupCheckBody = Closed({
  email: Type.Optional(draft.email),
  name: Type.Optional(draft.name),
  password: Type.Optional(draft.password),
  date_of_birth: Type.Optional(draft.date_of_birth),
  country: Type.Optional(draft.country),
  region: Type.Optional(draft.region),
  city: Type.Optional(draft.city),
  signup_message: Type.Optional(draft.signup_message),
});

/** POST /api/activate.php: 404 token_invalid, 410 token_used, token_expired. */
export const TokenBody = Closed({ token: MailedToken });

/** POST /api/password-reset.php: 404 email_not_found, 429. */
/** POST /api/password-reset.php where a site conceals its accounts: perhaps a mail is on its way. */
export const PasswordResetConcealed = Type.Object({ concealed: Type.Literal(true) });
export const PasswordResetBody = Closed({ email: Type.String({ minLength: 1, maxLength: 254 }) });
/** PUT /api/password-reset.php: 404 token_invalid, 410 token_used, token_expired. */
export const NewPasswordBody = Closed({
  token: MailedToken,
  password: NewPassword,
  password_repeat: Type.String({ maxLength: 256 }),
});

/** GET /api/sessions.php; DELETE with `id`, or `others=true` for all but this one. */
export const Session = Type.Object(
  {
    id: Id,
    device: Type.String(),
    current: Type.Boolean(),
    created_at: Time,
    last_seen_at: Time,
  },
  { $id: 'Session' },
);
export const SessionsAnswer = Type.Object({ sessions: Type.Array(Session) });
export const EndSessionQuery = Type.Object({
  id: Type.Optional(Id),
  others: Type.Optional(Type.Boolean()),
});

/** Base64url, as browsers write keys and signatures. */
const Bytes = Type.String({ pattern: '^[\\w-]+$', maxLength: 20_000 });
const KeyId = Type.String({ pattern: '^[\\w-]+$', maxLength: 1400 });
const credential = { id: KeyId, rawId: KeyId, type: Type.Literal('public-key') };
const extra = Type.Optional(Type.Object({}));

/** What `PublicKeyCredential.parse…OptionsFromJSON` of a browser takes. */
export const PasskeyOptions = Type.Object({
  options: Type.Object({}, { additionalProperties: true }),
});
/** POST /api/passkey-options.php: 400 password wrong, or required after a login that is not of just now. */
export const PasskeyOptionsBody = Closed({
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
});
/** POST /api/passkeys.php: what a browser made of passkey-options.php; 400 passkey_refused. */
export const PasskeyBody = Closed({
  credential: Type.Object({
    ...credential,
    response: Type.Object({
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
    }),
    clientExtensionResults: extra,
  }),
});
/**
 * POST /api/passkey-login.php: what a browser signed of passkey-login-options.php; 401 passkey_unknown, 403
 * account_deleted as at login.
 */
export const PasskeyLoginBody = Closed({
  credential: Type.Object({
    ...credential,
    response: Type.Object({
      clientDataJSON: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
      userHandle: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
    }),
    clientExtensionResults: extra,
  }),
});
export const Passkey = Type.Object(
  { id: KeyId, name: Type.String(), created_at: Time, last_used_at: Nullable(Time) },
  { $id: 'Passkey' },
);
/** GET /api/passkeys.php; DELETE with `id`. */
export const PasskeysAnswer = Type.Object({ passkeys: Type.Array(Passkey) });
export const PasskeyQuery = Type.Object({ id: KeyId });

/** PUT /api/password.php: 400 old_password wrong. */
export const PasswordBody = Closed({
  old_password: Type.String({ minLength: 1, maxLength: 256 }),
  password: NewPassword,
});
/** POST /api/email.php mails a link to the new address; POST /api/email-confirm.php takes its token. */
export const EmailBody = Closed({ email: Email, password: Type.String({ maxLength: 256 }) });

const Channels = Closed({ email: Type.Boolean(), push: Type.Boolean() }, { $id: 'Channels' });
const eachNotice = <T>(shape: T) =>
  Object.fromEntries(noticeTypes.map((type) => [type, shape])) as Record<NoticeType, T>;
export const Notifications = Type.Object(eachNotice(Channels), { $id: 'Notifications' });
/** GET and PUT /api/notifications.php */
export const NotificationsAnswer = Type.Object(
  { notifications: Notifications, notifications_disabled: Type.Array(NoEmailReason) },
  { $id: 'NotificationSettings' },
);
/** Whatever is to change; `resume_email` takes back every reason why no mail is sent. */
export const NotificationsBody = Closed({
  notifications: Type.Optional(
    Type.Record(
      Type.String({ pattern: `^(${noticeTypes.join('|')})$` }),
      Type.Record(Type.String({ pattern: '^(email|push)$' }), Type.Boolean(), {
        additionalProperties: false,
        minProperties: 1,
      }),
      { additionalProperties: false },
    ),
  ),
  resume_email: Type.Optional(Type.Literal(true)),
});
/** /api/unsubscribe.php of a mail: all mail, or with `only` mail of this kind. */
export const UnsubscribeQuery = Type.Object({
  token: Type.String({ minLength: 20, maxLength: 200 }),
  only: Type.Optional(Type.Boolean()),
});

export const deleteReasons = [
  'price',
  'found_someone',
  'not_looking',
  'site_problems',
  'no_members',
  'time',
  'other',
] as const;
export const DeleteReason = Type.Enum(deleteReasons, { $id: 'DeleteReason' });
/**
 * POST /api/account-delete.php, with the password unless one logged in within ten minutes. POST
 * /api/account-restore.php takes the mailed token, or that of a 403 `account_deleted` at login.
 */
export const DeleteBody = Closed({
  password: Type.Optional(Type.String({ maxLength: 256 })),
  reason: DeleteReason,
  remarks: Type.Optional(Type.String({ maxLength: 2000 })),
});

export const complaintTopics = [
  'payment',
  'member',
  'privacy',
  'technical',
  'decision',
  'service',
  'other',
] as const;
export const ComplaintTopic = Type.Enum(complaintTopics, { $id: 'ComplaintTopic' });
const ComplaintMessage = Type.String({
  $id: 'ComplaintMessage',
  minLength: 10,
  maxLength: 5000,
});
/** POST /api/complaint.php, 429 too_many_complaints */
export const ComplaintBody = Closed({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  email: Email,
  topic: ComplaintTopic,
  message: ComplaintMessage,
});
export const ComplaintAnswer = Type.Object({ number: Type.String() });
/** GET /api/complaints.php: a member's own, the latest first. */
export const Complaint = Type.Object(
  {
    number: Type.String(),
    topic: ComplaintTopic,
    message: Type.String(),
    status: Type.Enum(['received', 'in_progress', 'answered']),
    answer: Type.String(),
    created_at: Time,
    answered_at: Nullable(Time),
  },
  { $id: 'Complaint' },
);
export const ComplaintsAnswer = Type.Object({ complaints: Type.Array(Complaint) });
