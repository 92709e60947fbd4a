import type { Answer, Body } from './operation-types.ts';
import type { components } from './schema.d.ts';

/** Shapes of the API by name, generated from its schemas. Times: ISO 8601 UTC. Money: minor units. */

type Named = components['schemas'];

export type Id = string;
export type PushPermission = 'unknown' | 'not_subscribed' | 'subscribed' | 'denied';

export type User = Named['User'];
export type OwnProfile = Named['OwnProfile'];
export type ProfileChanges = Named['ProfileChanges'];
export type Language = Named['Language'];
export type Gender = Named['Gender'];
export type Seeks = Named['SoughtGender'];
/** Where a visitor came from; sent along with sign-up. */
export type Tracking = Named['Tracking'];
export type Session = Named['Session'];
/** Everything sign-up sends; the server checks all of it again. */
export type SignupBody = Body<'/api/signup.php', 'post'>;
/** The steps of the server's work, in order. */
export type SignupPhase = Named['SignupPhase'];

/** A member as shown in lists. `fictional` must be said in words wherever the card shows. */
export type Card = Named['Card'];
export type SwipeCard = Named['SwipeCard'];
/** A member as others see one. Choices are keys; null where nothing was chosen or is shown. */
export type Profile = Named['Profile'];
export type MainImage = Named['MainImage'];
export type Photo = Named['Photo'];
export type PhotoUpload = Named['PhotoUpload'];
export type PhotoChange = Body<'/api/photo.php', 'put'>;
export type PhotoEdit = Named['PhotoEdit'];
export type PhotosAnswer = Named['PhotosAnswer'];
export type SearchAnswer = Answer<'/api/search.php', 'get'>;
export type ReportReason = Named['ReportReason'];
export type BlockedMember = Named['BlockedMember'];
/** One's own mark of verified people, and what to do for it. */
export type Verification = Named['Verification'];
/** Why somebody fits, as the match finder has it. */
export type FitReason = Named['FitReason'];
export type ProfileReason = Named['ProfileReason'];

export type ChatsAnswer = Answer<'/api/chats.php', 'get'>;
export type ChatListItem = Named['Conversation'];
/** One conversation, or the place where it may begin. */
export type ChatAnswer = Answer<'/api/chat.php', 'get'>;
export type ChatMessage = Named['Message'];
/** What the event stream says, by the name of the event. */
export type LiveEvents = Named['LiveEvents'];
export type Passkey = Named['Passkey'];
export type Gift = Named['Gift'];

export type Package = Named['Package'];
export type Payment = Named['Payment'];
export type PaymentStarted = Named['PaymentStarted'];
export type PaymentMethod = Named['PaymentMethod'];
export type MethodOffer = Named['MethodOffer'];
export type Bank = Named['Bank'];
export type DiscountCode = Named['DiscountCode'];
export type LedgerEntry = Named['LedgerEntry'];

export type Settings = Named['Settings'];
export type Region = Named['Region'];
export type Interest = Named['Interest'];
export type Company = Named['Company'];
export type Place = Named['Place'];
