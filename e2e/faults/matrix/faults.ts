import { brokenReleases } from './broken-releases.ts';
import type { BrokenWay, Fault } from './fault.ts';
import { status, waits, ways } from './ways.ts';

/** Files that are gone while the others are there. */
const losses: BrokenWay[] = [
  {
    what: 'has lost its texts',
    failure: 'texts',
    trouble: status(404),
    lost: ({ texts }) => texts,
  },
  {
    what: 'has lost its styles',
    failure: 'style',
    trouble: status(404),
    lost: ({ styles }) => styles,
  },
  {
    what: 'has lost the code of its next page',
    failure: 'chunk',
    trouble: status(404),
    lost: ({ nextScripts }) => nextScripts,
    later: true,
  },
];

/** Every way in which a remote can break. */
export const faults: Fault[] = [...ways, ...waits, ...brokenReleases, ...losses];
