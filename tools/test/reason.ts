import { stripVTControlCharacters } from 'node:util';

const most = 240;

/**
 * Why a test failed, as the end of its line of a summary: the first of what its runner said, without
 * colours and the way through the code. Empty for nothing.
 */
export function reason(message = ''): string {
  const said = stripVTControlCharacters(message).split(/\n\s+at /, 1)[0] ?? '';
  const line = said.replace(/\s+/g, ' ').trim();
  const short = line.length > most ? `${line.slice(0, most)}…` : line;
  return short && `\n        ${short}`;
}
