import type { Answer } from './operation-types.ts';

/** Shapes that state and screens share, by name. Times: ISO 8601 UTC. Money: minor units. */

export type Id = string;
export type Language = User['language'];
export type Gender = Card['gender'];
export type PushPermission = 'unknown' | 'not_subscribed' | 'subscribed' | 'denied';

export type User = Answer<'/api/user.php', 'get'>['user'];
export type OwnProfile = User['profile'];
export type Photo = OwnProfile['photos'][number];

export type LikesAnswer = Answer<'/api/likes.php', 'get'>;
export type ChatsAnswer = Answer<'/api/chats.php', 'get'>;
export type ChatListItem = ChatsAnswer['chats'][number];
/** One conversation, or the place where it may begin. */
export type ChatAnswer = Answer<'/api/chat.php', 'get'>;
export type ChatMessage = ChatAnswer['messages'][number];

/** A member as shown in lists. `fictional` must be said in words wherever the card shows. */
export type Card = LikesAnswer['profiles'][number];
export type MainImage = NonNullable<Card['main_image']>;

export type Settings = Answer<'/api/settings.php', 'get'>['settings'];
export type Region = Answer<'/api/regions.php', 'get'>['regions'][number];
export type Interest = Answer<'/api/interests.php', 'get'>['interests'][number];
export type Company = Answer<'/api/companyinfo.php', 'get'>['companyinfo'];
export type Place = Exclude<Answer<'/api/geocode.php', 'get'>, false>;
export type DiscountCode = Answer<'/api/discountcode.php', 'get'>['discountcode'];
