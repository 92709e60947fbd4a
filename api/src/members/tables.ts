declare module '../platform/database.ts' {
  interface Tables {
    approved_faces: {
      profile_id: string;
      photo_id: string;
      approved_by: string;
      approved_at: Date;
    };
    signup_matches: { user_id: string; position: number; profile_id: string };
  }
}

export {};
