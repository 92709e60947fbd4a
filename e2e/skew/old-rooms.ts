import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Rooms, rooms } from '../support/rooms/rooms.ts';

/**
 * The rooms of today, with those of `names` as the older sources have them: an older release has
 * the words and steps of its own revision. What that did not know yet is done as today.
 */
export async function roomsWithOld(sources: string, names: string[]): Promise<Rooms> {
  const older = names.map(async (name) => {
    const file = join(sources, 'e2e/support/rooms', `${name}.ts`);
    const then: object = existsSync(file) ? await import(file) : {};
    return [name, { ...rooms[name as keyof Rooms], ...then }] as const;
  });
  return { ...rooms, ...Object.fromEntries(await Promise.all(older)) };
}
