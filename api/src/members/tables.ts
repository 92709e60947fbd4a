declare module '../platform/database.ts' {
  interface Tables {
    signup_matches: { user_id: string; position: number; profile_id: string };
  }
}

export {};
