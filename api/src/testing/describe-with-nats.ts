import { natsServer } from './own-nats.ts';

/** Tests that need NATS are left out, and counted as such, where it is not installed. */
export function describeWithNats(name: string, tests: () => void): void {
  (natsServer() ? describe : describe.skip)(name, tests);
}
