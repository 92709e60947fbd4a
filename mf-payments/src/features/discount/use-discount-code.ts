import type { DiscountCode } from '@afterglow/shared-state';
import { useState } from 'react';
import { keptCode } from './kept-code.ts';

export interface DiscountChoice {
  /** The code that the member has typed. Bonus and welcome discount come by themselves. */
  typed: DiscountCode | null;
  enter: (code: DiscountCode) => void;
  remove: () => void;
}

export function useDiscountCode(): DiscountChoice {
  const [typed, setTyped] = useState(keptCode.read);
  return {
    typed,
    enter(code) {
      keptCode.write(code);
      setTyped(code);
    },
    remove() {
      keptCode.remove();
      setTyped(null);
    },
  };
}
