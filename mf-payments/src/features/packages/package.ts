import type { Package as PlainPackage } from '@afterglow/shared-state';

/** A bundle of credits at the price that this member pays. */
export interface Package extends PlainPackage {
  /** The code the member typed, where it makes this price. */
  code?: string;
  /** The same package without that code. */
  otherwise?: PlainPackage;
}
