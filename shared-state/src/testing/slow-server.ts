import { act, waitFor } from '@testing-library/react';
import { fakeServer } from './fake-server.ts';

/** For tests: all that is under way without a server is over. */
export const settled = () => act(() => new Promise((done) => setTimeout(done)));

/** For tests: a server whose answers come when the test says so. */
export function slowServer(path: string) {
  const answers: ((answer: unknown) => void)[] = [];
  const calls = fakeServer({ [`GET ${path}`]: () => new Promise((done) => answers.push(done)) });
  return {
    calls,
    async answer(index: number, answer: unknown) {
      await waitFor(() => expect(answers.length).toBeGreaterThan(index));
      answers[index]?.(answer);
      await settled();
    },
  };
}
