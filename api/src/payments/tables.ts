import type { Generated } from 'kysely';
import type { Static } from 'typebox';
import type { PaymentStatus as Schema } from './schemas.ts';

export type Tier = 'p0' | 'p1' | 'p2' | 'p3';
export type PaymentStatus = Static<typeof Schema>;
export type RefundCause =
  | 'mismatch'
  | 'paid_twice'
  | 'withdrawal'
  | 'operator'
  | 'gone'
  | 'code_used'
  | 'over_limit';
export type MatterKind =
  | 'late'
  | 'mismatch'
  | 'paid_twice'
  | 'refunded'
  | 'charged_back'
  | 'refund_failed'
  | 'gone'
  | 'code_used'
  | 'over_limit';
export type DiscountKind = 'code' | 'welcome' | 'timebonus' | 'delete';

declare module '../platform/database.ts' {
  interface Tables {
    packages: {
      id: string;
      country: string;
      currency: string;
      tier: Tier;
      credits: number;
      amount: number;
      regular_amount: number | null;
      popular: Generated<boolean>;
      active: Generated<boolean>;
    };
    payment_methods: {
      country: string;
      method: string;
      position: number;
      active: Generated<boolean>;
    };
    banks: {
      id: string;
      country: string;
      method: string;
      name: string;
      position: number;
      active: Generated<boolean>;
    };
    discount_codes: {
      id: string;
      code: string;
      kind: Generated<DiscountKind>;
      site_id: string | null;
      country: string | null;
      user_id: string | null;
      percentage: number;
      currency: string | null;
      minimum_order_value: number | null;
      status: Generated<'active' | 'inactive'>;
      validity: 'once' | 'once-per-user' | 'unlimited';
      paymentmethods: Generated<string[]>;
      expires_at: Date | null;
      created_at: Date;
    };
    payments: {
      id: string;
      user_id: string;
      site_id: string;
      package_id: string;
      country: string;
      currency: string;
      amount: number;
      discount_amount: Generated<number>;
      discount_code_id: string | null;
      credits: number;
      method: string;
      bank: string | null;
      provider: string;
      provider_ref: string | null;
      redirect_url: string | null;
      status: Generated<PaymentStatus>;
      waiver_at: Date | null;
      waiver_edition: number | null;
      waiver_language: string | null;
      waiver_text: string | null;
      /** In how many days its buyer can withdraw, as was said there; null for orders of before. */
      refund_days: Generated<number | null>;
      created_at: Date;
      updated_at: Date;
      completed_at: Date | null;
      returned_amount: Generated<number>;
      returned_credits: Generated<number>;
    };
    invoice_numbers: { company_id: string; year: number; last: number };
    invoices: {
      payment_id: string;
      part: number;
      company_id: string;
      year: number;
      number: number;
      amount: number;
      vat_permille: number;
      /** Null for those of before. */
      vat: number | null;
      seller: unknown;
      issued_at: Date;
    };
    spending_limits: {
      user_id: string;
      amount: number | null;
      currency: string;
      next_amount: number | null;
      next_from: Date | null;
    };
    payment_refunds: {
      id: string;
      payment_id: string;
      provider_ref: string;
      amount: number;
      currency: string;
      cause: RefundCause;
      attempts: Generated<number>;
      next_attempt_at: Date;
      sent_at: Date | null;
      created_at: Date;
    };
    payment_matters: {
      id: string;
      payment_id: string;
      kind: MatterKind;
      about: string;
      amount: number;
      currency: string;
      created_at: Date;
      done_at: Date | null;
      done_by: string | null;
    };
    payment_events: {
      provider: string;
      event_id: string;
      payment_id: string | null;
      kind: string;
      received_at: Date;
    };
    discount_redemptions: {
      id: string;
      discount_code_id: string;
      user_id: string;
      payment_id: string;
      slot: string;
      created_at: Date;
    };
    direct_debits: {
      payment_id: string;
      holder: string;
      iban_encrypted: string;
      iban_last4: string;
      /** Null for those of before until `hashOldIbans` has met them; empty where it does not open. */
      iban_hash: string | null;
      street: string;
      house_number: string;
      postcode: string;
      city: string;
      phone: string;
      code_hash: string | null;
      code_expires_at: Date | null;
      code_tries: Generated<number>;
      codes_sent: Generated<number>;
      confirmed_at: Date | null;
      created_at: Date;
      mandate_reference: string;
      mandate_text: string;
    };
    direct_debit_blocks: { user_id: string; payment_id: string | null; created_at: Date };
  }
}
