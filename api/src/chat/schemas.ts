import { Type } from 'typebox';
import { Gif } from '../gifs/schemas.ts';
import { Card } from '../members/schemas.ts';
import { MessageImage } from '../photos/schemas.ts';
import { Closed, Id, Nullable, Time } from '../platform/shapes.ts';

export const MessageKind = Type.Enum(['text', 'image', 'gift', 'gif', 'icebreaker'], {
  $id: 'MessageKind',
});

/** The number of a message in its conversation. */
const Seq = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** A message that another one answers, as far as its reader may see it. */
const Quote = Type.Object({
  id: Id,
  sender: Id,
  kind: MessageKind,
  body: Nullable(Type.String()),
  label: Nullable(Type.String()),
});

export const Message = Type.Object(
  {
    id: Id,
    conversation: Id,
    /** Counts up by one within the conversation. */
    seq: Type.Integer(),
    sender: Id,
    /** The one it was sent with; of what one receives, its `id`. */
    client_id: Type.String(),
    kind: MessageKind,
    /** The text, or the key of a gift, GIF or opener; null for an image. */
    body: Nullable(Type.String()),
    /** What a gift, a GIF or an opener is called, or says, in the reader's language; else null. */
    label: Nullable(Type.String()),
    /** Words beside a gift. */
    note: Type.Optional(Type.String()),
    /** What it answers; left out once that is removed or withdrawn. */
    reply_to: Type.Optional(Quote),
    image: Nullable(MessageImage),
    gif: Type.Optional(Gif),
    /** What it cost the sender; 0 in what one receives. */
    credits: Type.Integer(),
    created_at: Time,
    /** Of one's own messages: how far they came. */
    status: Type.Enum(['sent', 'delivered', 'read']),
    /** Of one's own messages: it never reached the other one, and what it cost came back. */
    refunded: Type.Optional(Type.Literal(true)),
    /** Asks for money or for contact elsewhere: show the quiet warning. */
    warning: Type.Boolean(),
  },
  { $id: 'Message' },
);

/** A row of the chat list. */
export const Conversation = Type.Object(
  {
    conversation: Id,
    /** The id of the other member, and the card to show. */
    profile: Id,
    card: Card,
    num_unread_messages: Type.Integer(),
    last_message: Nullable(
      Type.Object({
        kind: MessageKind,
        body: Nullable(Type.String()),
        label: Nullable(Type.String()),
        mine: Type.Boolean(),
        created_at: Time,
      }),
    ),
    last_message_at: Time,
  },
  { $id: 'Conversation' },
);

/** GET /api/chats.php */
export const ChatsQuery = Type.Object({
  cursor: Type.Optional(Type.String({ pattern: '^[0-9TZ:.-]{20,40}_[0-9a-z]{26}$' })),
  /** A part of the other one's name. */
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
});
export const ChatsAnswer = Type.Object({
  chats: Type.Array(Conversation),
  /** In all conversations; 1000 stands for that and more. */
  total_unread: Type.Integer(),
  cursor: Nullable(Type.String()),
});

/**
 * GET /api/chat.php by conversation, or by profile when there may be none yet. Oldest message
 * first; without more the newest page; `cursor` leads to older ones, `after` (a seq) to newer.
 */
export const ChatQuery = Type.Object({
  conversation: Type.Optional(Id),
  profile: Type.Optional(Id),
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
  after: Type.Optional(Seq),
});
export const ChatAnswer = Type.Object({
  /** Null when nothing was written yet. */
  conversation: Nullable(Id),
  messages: Type.Array(Message),
  profile: Id,
  card: Card,
  cursor: Nullable(Type.String()),
  /** How far the other one has read and received. */
  read_seq: Type.Integer(),
  delivered_seq: Type.Integer(),
  /** The first message of the other one that the reader has not read; null when there is none. */
  unread_seq: Type.Optional(Nullable(Type.Integer())),
  /** What sending costs here, in credits, and what the reader has. */
  message_credits: Type.Integer(),
  photo_credits: Type.Integer(),
  gift_credits: Type.Integer(),
  credits: Type.Integer(),
  message_length: Type.Integer(),
  /** Conversations a free member may still begin to write in; null without such a limit. */
  free_conversations_left: Nullable(Type.Integer()),
  can_write: Type.Boolean(),
  /** False when this member may not be written to, by their own rules or after their no. */
  reachable: Type.Optional(Type.Boolean()),
});

/** DELETE /api/chat.php?conversation= or ?profile= */
export const RemoveChatQuery = Type.Object({
  conversation: Type.Optional(Id),
  profile: Type.Optional(Id),
});

const GiftNote = Type.String({ $id: 'GiftNote', maxLength: 140 });

/**
 * POST /api/message.php to a conversation or a profile. `client_id` makes it safe to repeat: the
 * same message is answered, never sent or paid again.
 */
export const MessageBody = Closed({
  conversation: Type.Optional(Id),
  profile: Type.Optional(Id),
  client_id: Type.String({ pattern: '^[\\w-]{8,64}$' }),
  kind: MessageKind,
  /** The text, or the key of the gift, the GIF or the opener; left out with an image. */
  body: Type.Optional(Type.String({ minLength: 1, maxLength: 5000 })),
  /** An image of POST /api/message-image.php that was not sent yet. */
  image: Type.Optional(Id),
  /** Words beside a gift. */
  note: Type.Optional(GiftNote),
  /** The message of the same conversation that it answers. */
  reply_to: Type.Optional(Id),
  /** What the page says it costs; where it costs more by now it is refused with `price_changed`. */
  credits: Type.Optional(Type.Integer({ minimum: 0 })),
});
export const MessageAnswer = Type.Object({
  message: Message,
  /** The sender's balance afterwards. */
  credits: Type.Integer(),
});

/** POST /api/typing.php, /api/read.php: `seq` is the last message on the page; without it all are read. */
export const SeenBody = Closed({ conversation: Id, seq: Type.Optional(Seq) }, { $id: 'SeenBody' });
/** POST /api/decline.php: a kind no, free; the other one cannot write here until one does oneself. */
export const DeclineBody = Closed({ conversation: Id });

const Opener = Type.Object({ key: Type.String(), label: Type.String() }, { $id: 'Opener' });
/**
 * GET /api/icebreakers.php: some for whom `profile` or `conversation` names, the next ones at each
 * `turn`; all that fit everybody when nobody is named.
 */
export const OpenersQuery = Type.Object({
  conversation: Type.Optional(Id),
  profile: Type.Optional(Id),
  turn: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
});
/** Send the key as it came; `label` is what it says in the reader's language. */
export const OpenersAnswer = Type.Object({
  icebreakers: Type.Array(Opener),
});

/** GET /api/gifts.php: drawn by key; `label` is its name in the reader's language. */
const Gift = Type.Object(
  { key: Type.String(), label: Type.String(), credits: Type.Integer() },
  { $id: 'Gift' },
);
export const GiftsAnswer = Type.Object({ gifts: Type.Array(Gift) });
