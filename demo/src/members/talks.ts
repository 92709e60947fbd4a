import type { DemoCountry } from './country.ts';
import de from './talks/de.json' with { type: 'json' };
import en from './talks/en.json' with { type: 'json' };
import nl from './talks/nl.json' with { type: 'json' };

type Talks = {
  /** Conversations that have been going on: who says it, and what. */
  talks: string[][][];
  /** First messages that wait to be read. */
  unread: string[][];
};

export const talksOf: Record<DemoCountry, Talks> = { NL: nl, DE: de, GB: en };
