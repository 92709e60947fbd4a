import { brokenReleases } from './broken-releases.ts';
import type { BrokenTransport, Fault } from './fault.ts';
import { codeFaults, status, waits } from './transport.ts';

/** Files that are gone while the others are there. */
const losses: BrokenTransport[] = [
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
    within: true,
  },
  {
    what: 'has lost the code of its next page',
    failure: 'chunk',
    trouble: status(404),
    lost: ({ nextScripts }) => nextScripts,
    later: true,
  },
];

/** All that can go wrong with a remote. */
export const faults: Fault[] = [...codeFaults, ...waits, ...brokenReleases, ...losses];
