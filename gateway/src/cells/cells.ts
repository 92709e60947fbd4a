import { request } from 'undici';
import { mostRecent } from '../most-recent.ts';

/** A database of some sites, by the API before it. */
export interface Cell {
  name: string;
  apiUrl: string;
}

/** Hosts remembered at most; anybody may ask for hosts that are nobody's. */
const most = 10_000;

/** Milliseconds that a host is nobody's: so much later a new site is found. */
const nobodysFor = 2000;

/** Milliseconds a cell has to say whether a host is its. */
const patience = 2000;

interface Known {
  apiUrl: string;
  /** Of one that is nobody's; 0 of one that has left that cell. */
  until?: number;
}

type Answer = 'here' | 'not here' | 'away';

/**
 * Which cell has which host: each says so itself, out of its database, and so it is known once. What
 * was heard is kept until that cell says that it is no longer so: a site that moved is found anew.
 */
export class Cells {
  readonly all: [Cell, ...Cell[]];
  #known = mostRecent<Known>(most);
  #asking = new Map<string, Promise<string>>();

  constructor(all: [Cell, ...Cell[]]) {
    this.all = all;
  }

  /**
   * The address of the API of a host; of a host that is nobody's the first one, which says so. Rejects
   * when a cell is away that may have it.
   */
  of(host: string): string | Promise<string> {
    const [first, ...others] = this.all;
    if (others.length === 0) return first.apiUrl;
    const known = this.#known.get(host);
    if (known && (known.until ?? Number.POSITIVE_INFINITY) > performance.now()) return known.apiUrl;
    const asking = this.#asking.get(host) ?? this.#find(host);
    this.#asking.set(host, asking);
    return asking.finally(() => this.#asking.delete(host));
  }

  /** That host's cell said 421. Whether it is worth asking for it once more, as for all who asked with it. */
  forget(host: string): boolean {
    const known = this.#known.get(host);
    if (!known || (known.until ?? 0) > 0) return false;
    this.#known.set(host, { ...known, until: 0 });
    return true;
  }

  async #find(host: string): Promise<string> {
    const askAll = () => Promise.all(this.all.map((cell) => ask(cell, host)));
    let answers = await askAll();
    // It may have left one while another had not heard of it yet: once it has left, that one knows.
    if (answers.every((answer) => answer === 'not here')) answers = await askAll();
    const has = this.all[answers.indexOf('here')];
    if (!has && answers.includes('away')) throw new Error('the cell of a host may be away');
    const found = has ?? this.all[0];
    const until = has ? {} : { until: performance.now() + nobodysFor };
    this.#known.set(host, { apiUrl: found.apiUrl, ...until });
    return found.apiUrl;
  }
}

async function ask({ apiUrl }: Cell, host: string): Promise<Answer> {
  try {
    const { statusCode, body } = await request(`${apiUrl}/api/site.php`, {
      headers: { 'x-forwarded-host': host },
      signal: AbortSignal.timeout(patience),
    });
    await body.dump();
    if (statusCode === 200) return 'here';
    return statusCode === 421 ? 'not here' : 'away';
  } catch {
    return 'away';
  }
}

/** `one=http://…,two=http://…`, or the one API that there is. Throws one line on what is neither. */
export function readCells(value: string | undefined, apiUrl: string): [Cell, ...Cell[]] {
  const cells = (value ?? '').split(',').filter(Boolean).map(readCell);
  const [first = { name: 'one', apiUrl }, ...others] = cells;
  return [first, ...others];
}

function readCell(text: string): Cell {
  const [, name = '', address = ''] = /^([a-z0-9-]{1,20})=(https?:\/\/[^/]+)\/?$/.exec(text) ?? [];
  if (name && URL.canParse(address)) return { name, apiUrl: address };
  throw new Error(`CELLS is as one=http://127.0.0.1:4401,two=http://127.0.0.1:4501, not "${text}"`);
}
