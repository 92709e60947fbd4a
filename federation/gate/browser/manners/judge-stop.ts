import type { ReadableRelease } from '../../gate-input.ts';
import type { Visit } from '../addresses.ts';
import { machine, machineNote } from '../processor.ts';
import { busiest } from './busiest.ts';
import { asGlobal, asWritten, foundInSources } from './found-in-sources.ts';
import { newGlobals } from './globals.ts';
import { wordsIn } from './in-page/words.ts';
import { hardCodedIn } from './known-words.ts';
import { type Fault, leftBehind } from './leftovers.ts';
import { longTask, type Seen, tooLong } from './long-tasks.ts';
import { come, goRounds, leave, type Rounds, rest, StuckError } from './rounds.ts';
import type { Stop } from './stop.ts';
import { strayKeys } from './storage-keys.ts';
import type { Tab } from './tab.ts';
import { type WhereMade, whereMade } from './where-made.ts';

/** What the manners of a page are judged by. */
export interface Judge {
  releases: ReadableRelease[];
  places: WhereMade;
  /** Of what a page in a language says, what stands in no file of texts. */
  hardCoded(language: string): Promise<(said: string[]) => string[]>;
}

/** A judge of pages in which these releases are. */
export function judgeOf(releases: ReadableRelease[]): Judge {
  const known = new Map<string, ReturnType<typeof hardCodedIn>>();
  return {
    releases,
    places: whereMade(releases),
    hardCoded(language) {
      const found = known.get(language) ?? hardCodedIn(releases, language);
      known.set(language, found);
      return found;
    },
  };
}

/** Lets the page come once more and looks whose code is at work while it does, or while it rests. */
async function busyPlace(tab: Tab, stop: Stop, at: keyof Seen, places: WhereMade) {
  const { page, tools } = tab;
  const arrive = async () => void (await come(page, stop));
  await tools.slow();
  if (at === 'idle') await arrive();
  const profile = await tools.profile(at === 'idle' ? rest : arrive);
  await tools.asBefore();
  await leave(page, stop);
  const place = places.onTop(busiest(profile, stop.remote) ?? '');
  return place?.where;
}

async function taskFaults(tab: Tab, stop: Stop, seen: Seen[], judge: Judge): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const at of tooLong(seen)) {
    const where = await busyPlace(tab, stop, at, judge.places);
    faults.push(longTask(at, seen, where, machineNote(machine())));
  }
  return faults;
}

async function wordFaults(tab: Tab, { remote }: Stop, words: string[], judge: Judge) {
  const language = await tab.page.evaluate(() => document.documentElement.lang);
  const find = await judge.hardCoded(language);
  return find(words).map((text) => {
    const where = foundInSources(remote, asWritten(text));
    return {
      what: `says “${text}”, which is in no locale file${where ? `, written in ${where}` : ''}`,
      advice: 'take it from src/locales with t()',
    };
  });
}

async function keptFaults(tab: Tab, { remote }: Stop, { releases, places }: Judge) {
  const manifest = releases.find(({ release }) => release.name === remote)?.release.manifest;
  const written = await tab.page.evaluate(() => window.writtenKeys());
  const keys = manifest ? strayKeys(written, manifest, places) : [];
  return keys.map((key) => ({
    what: `writes ${key}`,
    advice: `begin its name with ${remote}, or declare it in remote.json under keeps`,
  }));
}

async function globalFaults(tab: Tab, { remote }: Stop, { releases }: Judge): Promise<Fault[]> {
  const now = await tab.page.evaluate(() => Object.getOwnPropertyNames(window));
  const built = releases.map(({ release }) => release);
  const added = newGlobals(tab.globals, now, built);
  tab.globals = now;
  return added.map((name) => {
    const where = foundInSources(remote, asGlobal(name));
    return {
      what: `makes the global ${name}${where ? `, in ${where}` : ''}`,
      advice: 'keep it in a module',
    };
  });
}

/** How a page stood, and what is wrong with its manners. */
interface Judged {
  state: Rounds['state'];
  faults: Fault[];
}

/** Has it come once, and looks what it says. */
async function glance(tab: Tab, stop: Stop, judge: Judge): Promise<Judged> {
  const state = await come(tab.page, stop);
  if (state !== 'mounted') return { state, faults: [] };
  const words = await tab.page.evaluate(wordsIn, stop.remote);
  await leave(tab.page, stop);
  return { state, faults: await wordFaults(tab, stop, words, judge) };
}

/** Lets a stop come and go, once or, for all its manners, a few times. */
export async function judgeStop(tab: Tab, stop: Visit, judge: Judge): Promise<Judged> {
  try {
    return await (stop.brief ? glance(tab, stop, judge) : judged(tab, stop, judge));
  } catch (error) {
    if (!(error instanceof StuckError)) throw error;
    const advice = 'let a page go without asking when nothing is unsent';
    return { state: 'mounted', faults: [{ what: error.message, advice }] };
  }
}

async function judged(tab: Tab, stop: Stop, judge: Judge): Promise<Judged> {
  let found = await goRounds(tab.page, tab.tools, stop);
  // By chance it may leave something once, or be slow once; more rounds show.
  const isOdd = () =>
    leftBehind(found.left, stop.remote, judge.places).length > 0 || tooLong(found.seen).length > 0;
  if (found.state === 'mounted' && isOdd()) {
    found = await goRounds(tab.page, tab.tools, stop, found);
  }
  const { state, words, seen, left } = found;
  if (state !== 'mounted') return { state, faults: [] };
  return {
    state,
    faults: [
      ...leftBehind(left, stop.remote, judge.places),
      ...(await keptFaults(tab, stop, judge)),
      ...(await globalFaults(tab, stop, judge)),
      ...(await wordFaults(tab, stop, words, judge)),
      ...(await taskFaults(tab, stop, seen, judge)),
    ],
  };
}
