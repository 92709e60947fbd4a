import type { GeneratedAlways } from 'kysely';

declare module '../platform/database.ts' {
  interface Tables {
    operator_acts: {
      id: string;
      /** Such as `member ban`. */
      act: string;
      given: Record<string, string>;
      who: string;
      /** `-` two years after, when its words and those of an answer are taken out. */
      why: string;
      created_at: Date;
      /** Its place, from 1, and what makes a change of it or of any before seen: both by the database. */
      no: GeneratedAlways<string>;
      seal: GeneratedAlways<string>;
    };
  }
}
