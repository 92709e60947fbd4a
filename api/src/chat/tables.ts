import type { Generated } from 'kysely';
import type { Static } from 'typebox';
import type { MessageKind as Schema } from './schemas.ts';

export type MessageKind = Static<typeof Schema>;

declare module '../platform/database.ts' {
  interface Tables {
    gifts: {
      key: string;
      position: number;
      active: Generated<boolean>;
      /** Its price: so many times the site's `gift_credits`. */
      times: Generated<number>;
    };
    openers: { key: string; position: number; active: Generated<boolean> };
    conversations: {
      id: string;
      /** The smaller id of the two, so that a pair has one row. */
      profile_a: string;
      profile_b: string;
      created_by: string;
      last_seq: Generated<number>;
      created_at: Date;
    };
    conversation_members: {
      conversation_id: string;
      profile_id: string;
      other_id: string;
      unread: Generated<number>;
      last_read_seq: Generated<number>;
      last_delivered_seq: Generated<number>;
      removed_seq: Generated<number>;
      removed_at: Date | null;
      declined_at: Date | null;
      last_message_at: Date;
    };
    messages: {
      id: string;
      conversation_id: string;
      seq: number;
      sender_id: string;
      client_id: string;
      kind: MessageKind;
      body: string | null;
      image_id: string | null;
      /** The message it answers, of the same conversation. */
      reply_to: string | null;
      /** Words beside a gift. */
      note: string | null;
      credits: Generated<number>;
      fetched_at: Date | null;
      withdrawn_at: Date | null;
      created_at: Date;
    };
  }
}
