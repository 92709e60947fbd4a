import type { KeptEvents } from './event-types.ts';

/** The member who is told, in the language of the page that listens. */
export interface Told {
  id: string;
  language: string;
  /** The page knows the rows of its chat list, and is told only what changes in them. */
  knowsRows?: boolean | undefined;
}

/** Says events as a member may see them, in the same order; null for what may not be told. */
export type EventView<Kept> = (told: Told, events: Kept[]) => Promise<(object | null)[]>;

/** How events are said, by type. Those of a type that is not here are said as they are kept. */
export type EventViews = { [Type in keyof KeptEvents]?: EventView<KeptEvents[Type]> };
