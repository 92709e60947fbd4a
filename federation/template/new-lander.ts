import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../registry/refusal.ts';
import { filledIn, pascalCase, writeFiles } from './fill.ts';

/** Where landers live, from the root of the repository. */
export const landersFolder = 'mf-landers/src/landers';

/**
 * Writes a lander that can go live as it is: a page with a picture and one field, its words in
 * every language, and a test. The address is the folder's name; nothing else lists it.
 *
 * @param root of the repository
 * @throws Refusal when the name cannot stand in an address, or is taken
 */
export function newLander(root: string, name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new Refusal(`"${name}" is no name for a lander; for example summer or spring-sale`);
  }
  const folder = join(root, landersFolder, name);
  if (existsSync(folder)) throw new Refusal(`there is a lander called ${name} already`);
  writeFiles(folder, filledIn('lander', { 'short-name': name, PascalName: pascalCase(name) }));
}
