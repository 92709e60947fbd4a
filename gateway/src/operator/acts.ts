import { type Act, actsText, takeActs } from '@afterglow/federation/gate/acts';
import { Refusal } from '@afterglow/federation/registry/refusal';
import { type Files, Unreachable } from '@afterglow/federation/store/files';
import type { KeySource } from '@afterglow/federation/store/keys';

const kinds = ['roll-back', 'promote', 'end-canary'] as const;

/** What the form of an act says, as the page wrote it, and what a person added. */
export interface Sent {
  kind: (typeof kinds)[number];
  name: string;
  live: string;
  canary: string;
  to: string | undefined;
  site: string | undefined;
  /** Although it would meet what it does not fit. */
  anyway: boolean;
  why: string;
  who: string;
}

/** One line that somebody typed; undefined when there is none, or more than that. */
function line(text: string | null, most: number): string | undefined {
  const words = text?.trim() ?? '';
  return words !== '' && words.length <= most && !/\p{Cc}/u.test(words) ? words : undefined;
}

/** What a form says; undefined when it is not one of ours, or lacks a reason or a name. */
export function readForm(body: URLSearchParams): Sent | undefined {
  const kind = kinds.find((one) => one === body.get('kind'));
  const [why, who] = [line(body.get('why'), 300), line(body.get('who'), 80)];
  if (!kind || !why || !who) return undefined;
  const field = (name: string) => body.get(name) ?? '';
  return {
    kind,
    name: field('name'),
    live: field('live'),
    canary: field('canary'),
    to: body.get('to') ?? undefined,
    site: body.get('site') ?? undefined,
    anyway: body.get('anyway') === 'yes',
    why,
    who,
  };
}

interface Place {
  files: Files;
  keys: KeySource;
}

/** Takes the step and says what became of it. What is refused says why. */
export async function act(
  { files, keys }: Place,
  form: Sent,
): Promise<{ text: string; isBad: boolean }> {
  const { kind, name, to, site, live, canary, anyway, why, who } = form;
  const of = { name, seen: { live, canary: canary || null } };
  const acts: Act[] = [kind === 'roll-back' ? { kind, ...of, to, site } : { kind, ...of }];
  const occasion = { files, keys, who: `${who} (releases page)`, why, dryRun: false };
  try {
    const { before, after } = await takeActs(occasion, acts, anyway);
    return { text: `${actsText(acts, before, after)}.`, isBad: false };
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
    return { text: `Not done: ${error.message}.`, isBad: true };
  }
}
