import { natsServer } from './own-nats.ts';

/** Tests that need NATS are left out, and counted as such, where it is not installed. */
export const describeWithNats = natsServer() ? describe : describe.skip;
