import { type DiscountCode, memberStorage } from '@afterglow/shared-state';

const key = 'discount-code';

/** The code a member entered, kept from the packages to the payment and over a reload. */
export const keptCode = {
  read(): DiscountCode | null {
    try {
      return JSON.parse(memberStorage.read(key) ?? 'null') as DiscountCode | null;
    } catch {
      return null;
    }
  },
  write: (code: DiscountCode) => memberStorage.write(key, JSON.stringify(code)),
  remove: () => memberStorage.remove(key),
};
