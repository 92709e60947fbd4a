import { screen } from '@testing-library/react';

const places = () => screen.queryAllByRole('status');

/**
 * For tests: a place that is read out when something comes into it has to be there before. Gives whether words that
 * come after this are in such a place.
 */
export function saidIn(): (words: string | RegExp) => Promise<boolean> {
  const before = places();
  return async (words) => {
    const said = await screen.findByText(words);
    return before.some((place) => place.isConnected && place.contains(said));
  };
}

/** For tests: nothing is said. */
export const isSilent = () => places().every((place) => place.textContent === '');
