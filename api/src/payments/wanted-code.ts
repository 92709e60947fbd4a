import { invalid } from '../platform/errors.ts';
import type { Wanted } from './discount.ts';

interface Query {
  code?: string | undefined;
  welcome?: boolean | undefined;
  timebonus?: boolean | undefined;
}

/** Which discount a request asks for: one by code, the time bonus or the welcome discount. */
export function wantedCode({ code, welcome, timebonus }: Query): Wanted {
  if (code?.trim()) return { code };
  if (timebonus) return { kind: 'timebonus' };
  if (welcome) return { kind: 'welcome' };
  throw invalid({ field: 'code', code: 'required' });
}
