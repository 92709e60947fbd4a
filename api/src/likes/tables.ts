declare module '../platform/database.ts' {
  interface Tables {
    passes: { from_id: string; to_id: string; created_at: Date };
    swipe_days: { profile_id: string; day: string; likes: number };
    swipe_deals: { profile_id: string; dealt_id: string; day: string };
  }
}

export {};
