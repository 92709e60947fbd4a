import { type DiscountCode, useDiscount } from '@afterglow/shared-state';
import { useState } from 'react';
import { keptCode } from './kept-code.ts';

export interface DiscountChoice {
  /** What applies: the code entered, else the time bonus, else the welcome discount. */
  applied: DiscountCode | null;
  /** Whether the member entered it. */
  entered: boolean;
  enter: (code: DiscountCode) => void;
  remove: () => void;
}

export function useDiscountCode(): DiscountChoice {
  const automatic = useDiscount();
  const [own, setOwn] = useState(keptCode.read);
  return {
    applied: own ?? automatic,
    entered: own !== null,
    enter(code) {
      keptCode.write(code);
      setOwn(code);
    },
    remove() {
      keptCode.remove();
      setOwn(null);
    },
  };
}
