import type { Generated } from 'kysely';
import type { PaymentStatus } from '../tables.ts';

declare module '../../platform/database.ts' {
  interface Tables {
    sandbox_payments: {
      ref: string;
      payment_id: string;
      amount: number;
      currency: string;
      method: string;
      bank: string | null;
      merchant: string;
      description: string;
      language: string;
      status: Generated<PaymentStatus>;
      created_at: Date;
      refunded: Generated<number>;
      charged_back: Generated<number>;
    };
    sandbox_refunds: { id: string; ref: string; amount: number; created_at: Date };
    sandbox_webhooks: {
      id: string;
      event_id: string;
      ref: string;
      due_at: Date;
      attempts: Generated<number>;
      delivered_at: Date | null;
    };
  }
}
