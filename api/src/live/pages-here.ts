import type { Bus } from '../platform/bus/bus.ts';
import type { Kept } from './announce.ts';

/** What a page is told without reading it: all events of one transaction for its member. */
export interface Told {
  events: Pick<Kept, 'id' | 'type' | 'data'>[];
  position: string;
  credits: number;
  /** As it is sent, by the language of the page: said once for all pages of the member. */
  frames: Map<string, Promise<string>>;
}

/** The open pages of an app, by member. */
export interface Pages {
  /** Whether a page takes what it is told right now. */
  takes(member: string): boolean;
  tell(member: string, told: Told): void;
}

const known = new WeakMap<Bus, Set<Pages>>();

/** Those that hear the same bus, which leaves out what this process told them itself. */
export function pagesHere(bus: Bus): Pages[] {
  return [...(known.get(bus) ?? [])];
}

/** Adds some until the returned function is called. */
export function addPages(bus: Bus, pages: Pages): () => void {
  const all = known.get(bus) ?? new Set();
  known.set(bus, all.add(pages));
  return () => all.delete(pages);
}
