import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type PageObjects, pageObjects } from '../support/pages/page-objects.ts';

/**
 * The page objects of today, with those of `names` as the older sources have them: an older release
 * has the words and steps of its own revision. What that did not know yet is done as today.
 */
export async function pageObjectsWithOld(sources: string, names: string[]): Promise<PageObjects> {
  const older = names.map(async (name) => {
    const file = join(sources, 'e2e/support/pages', `${name}.ts`);
    const then: object = existsSync(file) ? await import(file) : {};
    return [name, { ...pageObjects[name as keyof PageObjects], ...then }] as const;
  });
  return { ...pageObjects, ...Object.fromEntries(await Promise.all(older)) };
}
