declare module '../platform/database.ts' {
  interface Tables {
    login_throttle: {
      key: string;
      attempts: number;
      level: number;
      blocked_until: Date | null;
      updated_at: Date;
    };
    tracking: {
      user_id: string;
      network: string | null;
      ref: string | null;
      sub1: string | null;
      sub2: string | null;
      sub3: string | null;
      created_at: Date;
    };
    signup_keys: {
      site_id: string;
      key: string;
      request_hash: string;
      user_id: string;
      created_at: Date;
    };
    passkeys: {
      id: string;
      user_id: string;
      public_key: Buffer;
      counter: number;
      transports: string[];
      name: string;
      created_at: Date;
      last_used_at: Date | null;
    };
    passkey_challenges: {
      challenge_hash: string;
      user_id: string | null;
      created_at: Date;
    };
    push_subscriptions: {
      id: string;
      user_id: string;
      session_id: string | null;
      endpoint: string;
      p256dh: string;
      auth: string;
      created_at: Date;
    };
  }
}

export {};
