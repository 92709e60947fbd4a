import { invalid } from '../platform/errors.ts';
import { isMoment } from '../platform/moment.ts';

/** Where a page ended: whether among those who fit first, how far, when last seen, and the id. */
export interface SearchCursor {
  first: boolean;
  /** 0 when the order does not ask for the distance. */
  step: number;
  seen: string;
  id: string;
}

export function writeCursor({ first, step, seen, id }: SearchCursor): string {
  return Buffer.from([first ? 1 : 0, step, seen, id].join('|')).toString('base64url');
}

/** Throws 400 for anything that `writeCursor` did not make. */
export function readCursor(text: string): SearchCursor {
  const found = /^([01])\|(?:(\d{1,5})\|)?([^|]+)\|([0-9a-z]{26})$/.exec(
    Buffer.from(text, 'base64url').toString(),
  );
  const [, first, step = '0', seen = '', id = ''] = found ?? [];
  if (!isMoment(seen)) throw invalid({ field: 'cursor', code: 'invalid' });
  return { first: first === '1', step: Number(step), seen, id };
}
