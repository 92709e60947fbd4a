declare module '../platform/database.ts' {
  interface Tables {
    operator_acts: {
      id: string;
      /** Such as `member ban`. */
      act: string;
      given: Record<string, string>;
      who: string;
      why: string;
      created_at: Date;
    };
  }
}

export {};
