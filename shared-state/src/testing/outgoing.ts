import type { Outgoing, Sent } from '../outbox/outgoing.ts';

/** For tests: a line that waits to be sent by the member `me`; a part may say otherwise. */
export function outgoing(client_id: string, part: Partial<Outgoing> = {}): Outgoing {
  return {
    client_id,
    ...{ kind: 'text', body: 'Hello', label: null, member: 'me' },
    ...{ target: { conversation: 'c1' }, created: 1, refused: null },
    ...part,
  };
}

/** For tests: the same as the server has it. */
export const sent = (client_id: string, part: Partial<Outgoing> = {}) =>
  ({ outgoing: outgoing(client_id, part), message: { client_id } }) as Sent;
