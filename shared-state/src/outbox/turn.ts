import type { ChatMessage, Id } from '../api/types.ts';
import type { KeptMessages } from './kept-messages.ts';
import { createLane, type Lane, type Left, type Pause, pauseFor } from './lane.ts';
import { lineOf, type Outgoing, type Sent } from './outgoing.ts';
import { createPatience } from './patience.ts';
import { type Outcome, tryOnce } from './try-once.ts';
import { createUploads, type Underway } from './uploads.ts';

export interface Ports {
  kept: KeptMessages;
  /** Gives the id under which its message names the picture. */
  upload(outgoing: Outgoing, underway: Underway): Promise<Id>;
  send(outgoing: Outgoing, image: Id | undefined): Promise<ChatMessage>;
  /** Of what is kept, something is different. */
  onChange(sent?: Sent): void;
  /** How much of a picture has gone up, from 0 to 1. */
  onProgress(client_id: string, share: number): void;
  pause?: Pause;
}

export interface Turn extends Lane {
  /** Ends the upload of a message that was discarded. */
  cancel(client_id: string): void;
}

/** Milliseconds after which it looks again while pictures go up; each that is there says so itself. */
const lookAgain = 15_000;

/**
 * Sends for as long as this tab sends for all, each line in the order it was written, until the server has
 * every message or has refused it. Who holds back holds back its own line alone, and a picture that goes up
 * slowly nobody: what was written after it goes before it then.
 */
export function createTurn(ports: Ports, over: AbortSignal): Turn {
  const { kept, send, onChange, pause = pauseFor } = ports;
  const patience = createPatience();
  const uploads = createUploads({
    ...ports,
    onSettled(outcome) {
      if (outcome === 'refused') onChange();
      messages.nudge();
    },
    onUnreachable: patience.renew,
  });
  const pictures = createLane(() => uploads.look(over), over, pause);
  const messages = createLane(sendAll, over, pause);

  async function sendOne(outgoing: Outgoing): Promise<Outcome> {
    const { client_id } = outgoing;
    let message: ChatMessage | undefined;
    const outcome = await tryOnce(kept, client_id, async () => {
      message = await send(outgoing, uploads.idOf(client_id));
      await kept.remove(client_id);
    });
    if (outcome === 'done' || outcome === 'refused') uploads.forget(client_id);
    if (message) onChange({ outgoing, message });
    else if (outcome === 'refused') onChange();
    return outcome;
  }

  /** Tries every line once. */
  async function sendAll(): Promise<Left> {
    const held = new Set<string>();
    const isUp = (client_id: string) => uploads.idOf(client_id) !== undefined;
    while (!over.aborted) {
      const all = (await kept.all()).filter(({ refused }) => !refused);
      const isToGoUp = ({ picture, client_id }: Outgoing) => picture && !isUp(client_id);
      if (all.some(isToGoUp)) void pictures.run();
      const due = all.filter((message) => !held.has(lineOf(message)) && !isToGoUp(message));
      const waits = due.map((message) => patience.left(message, all, isUp));
      const next = due[waits.indexOf(0)];
      if (!next) {
        if (held.size > 0) return 'failed';
        return all.length === 0 ? 'nothing' : { wait: Math.min(lookAgain, ...waits) };
      }
      const outcome = await sendOne(next);
      if (outcome === 'unreachable') {
        patience.renew();
        return 'failed';
      }
      if (outcome === 'later') held.add(lineOf(next));
    }
    return 'nothing';
  }

  return {
    run: messages.run,
    isAsked: messages.isAsked,
    nudge() {
      for (const lane of [pictures, messages]) lane.nudge();
    },
    cancel: uploads.cancel,
  };
}
