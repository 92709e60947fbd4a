import { randomUUID } from 'node:crypto';
import type { TestMember } from './member.ts';

interface Sent {
  id: string;
  seq: number;
  conversation: string;
}

/** Asks to send something, a word if nothing else is said, and gives the answer as it comes. */
export const send = ({ client }: TestMember, to: { id: string }, message: object = {}) =>
  client.post('/api/message.php', {
    ...{ profile: to.id, client_id: randomUUID(), kind: 'text', body: 'Hi' },
    ...message,
  });

/** The same of something that has to be taken: what is known of it then. */
export async function write(from: TestMember, to: { id: string }, message?: object): Promise<Sent> {
  const { status, body } = await send(from, to, message);
  expect(status).toBe(200);
  return (body as { message: Sent }).message;
}
