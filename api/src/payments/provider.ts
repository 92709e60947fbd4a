import type { IncomingHttpHeaders } from 'node:http';
import type { Static } from 'typebox';
import { ApiError } from '../platform/errors.ts';
import type { PaymentMethod } from './schemas.ts';
import type { PaymentStatus } from './tables.ts';

export interface Order {
  /** Our payment's id: creating the same payment twice must give the same one. */
  payment: string;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  method: string;
  bank: string | null;
  merchant: string;
  description: string;
  language: string;
  /** Where the member is and comes back to, such as `https://site.example`. */
  origin: string;
}

/** A payment as the provider knows it. */
export interface ProviderPayment {
  payment: string;
  ref: string;
  status: PaymentStatus;
  amount: number;
  currency: string;
  /** Of the amount, what went back: by a refund, or because the buyer's bank fetched it back. */
  refunded: number;
  charged_back: number;
}

/** Money to send back, of a payment that was made. */
export interface Refund {
  /** Our refund's id: asking for the same refund twice must give the same one. */
  id: string;
  ref: string;
  amount: number;
  currency: string;
  description: string;
}

export interface Place {
  country: string;
  currency: string;
  /** The smallest price there, in minor units. */
  amount: number;
}

/** How a provider takes one of our methods. */
export interface Taken {
  /** By our ids, those the buyer chooses among with us; none when that is done at the provider's. */
  banks: 'all' | string[];
  /** Smallest and largest amount in minor units, where the provider says so. */
  min?: number;
  max?: number;
}

/** What can be paid with in a place: for each of our methods, undefined when not. */
export type Offers = (
  place: Place,
) => Promise<(method: Static<typeof PaymentMethod>) => Taken | undefined>;

/** A collection from a bank account, of which its owner gave leave. */
export interface Debit {
  /** Our payment's id: collecting twice must be the same collection. */
  payment: string;
  amount: number;
  currency: string;
  holder: string;
  iban: string;
  /** Reference of the mandate. */
  mandate: string;
  merchant: string;
  description: string;
  language: string;
}

/** A notice that something changed; what is true is then asked with `fetch`. */
export interface WebhookEvent {
  /** Of the event, where the provider numbers them; else a change is known by what it led to. */
  id?: string;
  ref: string;
  kind: string;
}

/** A payment provider. Everything about one provider is behind this. */
export interface Provider {
  name: string;
  offers: Offers;
  create: (order: Order) => Promise<{ ref: string; redirect_url: string }>;
  /** Only of providers that take direct debits (`sdd`). */
  collect?: (debit: Debit) => Promise<ProviderPayment>;
  fetch: (ref: string) => Promise<ProviderPayment | undefined>;
  /** Calls off a payment nobody finished. Whether that worked is for `fetch` to say. */
  cancel: (ref: string) => Promise<void>;
  refund: (refund: Refund) => Promise<void>;
  /** Throws 400 `invalid_signature` unless the provider sent exactly this, lately. */
  parseWebhook: (headers: IncomingHttpHeaders, body: Buffer) => WebhookEvent;
}

/** A provider does not take this, now or later; else it is away. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500;
