import type { Generated } from 'kysely';

declare module '../platform/database.ts' {
  interface Tables {
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
      /** Stands for it while it loads, such as `#c8324f`. */
      tone: Generated<string | null>;
      /** Whether its pictures lie there as AVIF, too; null until that was looked at. */
      avif: Generated<boolean | null>;
      /** A process makes them until then. */
      finishing_until: Generated<Date | null>;
      created_at: Date;
    };
    photo_uploads: {
      id: string;
      user_id: string;
      private: boolean;
      for_message: Generated<boolean>;
      status: Generated<'waiting' | 'done' | 'failed'>;
      photo_id: string | null;
      /** The code of what is wrong with it. */
      problem: string | null;
      attempts: Generated<number>;
      taken_until: Date | null;
      created_at: Date;
      served: number | null;
    };
    message_images: {
      id: string;
      /** Null once the member is gone for good. */
      owner_id: string | null;
      /** Null until it is sent. */
      message_id: string | null;
      width: number;
      height: number;
      created_at: Date;
    };
  }
}
