import { useState } from 'react';

/** What is on its way, by name: of several at once each is busy until it has ended itself. */
export function useBusy() {
  const [names, setNames] = useState<string[]>([]);
  return {
    isBusy: (name: string): boolean => names.includes(name),
    begin: (name: string): void => setNames((before) => [...before, name]),
    end: (name: string): void => setNames((before) => before.filter((one) => one !== name)),
  };
}
