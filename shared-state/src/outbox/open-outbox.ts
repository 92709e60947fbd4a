import { createDrain, type Drain } from './drain.ts';
import { KeptMessages } from './kept-messages.ts';
import { takeOverOlder } from './older-outbox.ts';
import type { Sent } from './outgoing.ts';
import { sendMessage, uploadPicture } from './send-message.ts';

export interface OpenOutbox extends Drain {
  kept: KeptMessages;
}

/** The part of the outbox that is fetched when there is something to send. */
export async function openOutbox(
  member: string,
  onChange: (sent?: Sent) => void,
  onProgress: (client_id: string, share: number) => void,
): Promise<OpenOutbox> {
  const kept = new KeptMessages(member);
  await takeOverOlder(kept, member);
  const ports = { kept, upload: uploadPicture, send: sendMessage, onChange, onProgress };
  return { kept, ...createDrain(ports) };
}
