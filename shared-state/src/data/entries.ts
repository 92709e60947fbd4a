import { addressOf } from '../api/address.ts';
import { earlyAnswers } from '../api/early-answers.ts';
import { bus } from '../bus/bus.ts';
import type { Topic } from '../bus/topics.ts';
import { createEntry, type Entry } from './entry.ts';
import type { AnswerOf, Reads, Resource, Source } from './resource.ts';

const entries = new Map<string, Entry>();
const heard = new Set<Topic>();

function drop(address: string): void {
  entries.delete(address);
  earlyAnswers.letGo(address);
}

/** Empties what matches; whoever watches it begins anew. */
function forget(isMeant: (entry: Entry) => boolean): void {
  for (const [address, entry] of [...entries]) {
    if (!isMeant(entry)) continue;
    drop(address);
    entry.end();
  }
}

function onTopic(topic: Topic): void {
  // Nothing of one member may ever be seen by the next.
  if (topic === 'session:changed') {
    forget(({ source }) => !source.isPublic);
    return;
  }
  for (const [address, entry] of [...entries]) {
    const { topics } = entry.source;
    if (topic === 'live:resumed' ? topics.length === 0 : !topics.includes(topic)) continue;
    if (entry.isWatched()) entry.reload();
    else drop(address);
  }
}

function listen(topics: readonly Topic[]): void {
  for (const topic of topics) {
    if (heard.has(topic)) continue;
    heard.add(topic);
    bus.on(topic, () => onTopic(topic));
  }
}

/** The one entry of an address; made when somebody first asks. */
export function entryOf(source: Source, query: object = {}): Entry {
  listen(['session:changed', 'live:resumed', ...source.topics]);
  const address = addressOf(source.path, query);
  const known = entries.get(address);
  if (known && !known.isSpent()) return known;
  const made = createEntry(source, query, () => {
    if (entries.get(address) === made) drop(address);
  });
  entries.set(address, made);
  return made;
}

const entriesOf = ({ path }: Source) =>
  [...entries.values()].filter(({ source }) => source.path === path);

/** All answers of a resource that are known at the moment, whatever was asked. */
export function knownAnswers<P extends Reads>(source: Resource<P, unknown>): AnswerOf<P>[] {
  return entriesOf(source).flatMap((entry) => entry.get().answers) as AnswerOf<P>[];
}

/** Changes all answers of a resource, e.g. because somebody is no longer to be seen. */
export function changeAnswers<P extends Reads>(
  source: Resource<P, unknown>,
  edit: (answers: readonly AnswerOf<P>[]) => readonly AnswerOf<P>[],
): void {
  for (const entry of entriesOf(source)) entry.change(edit as Parameters<Entry['change']>[0]);
}

/** Everything that was asked for and has no answer, by address. */
export const unanswered = (): string[] =>
  [...entries]
    .filter(([, entry]) => entry.get().answers.length === 0)
    .map(([address]) => address.replace(/\?$/, ''));

/** Forgets everything: the next one is somebody else. */
export const forgetAll = (): void => forget(() => true);

/** The page is in another language now: what is on screen comes again in it, the rest when asked. */
export function answerAnew(): void {
  for (const [address, entry] of [...entries]) {
    if (entry.isWatched()) entry.reload();
    else drop(address);
  }
}

/** Asks again for what is on screen and failed. */
export function askFailedAgain(): void {
  for (const entry of [...entries.values()]) {
    if (entry.isWatched() && entry.get().error) entry.retry();
  }
}

/** For tests: another server knows other things. */
export const forgetUnwatched = () => forget((entry) => !entry.isWatched());
