/** A bundle of credits. Amounts are in minor units of `currency`. */
export interface Package {
  id: string;
  tier: 'p0' | 'p1' | 'p2' | 'p3';
  credits: number;
  /** To pay now, after the discount. */
  amount: number;
  regular_amount: number;
  discount_percentage: number;
  currency: string;
  popular: boolean;
  message_amount: number;
  /** The code the member typed, where it makes this price. */
  code?: string;
  /** The same package without that code. */
  otherwise?: Package;
}
