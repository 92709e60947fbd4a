import { z } from 'zod';
import { apiCalls } from './api-calls.ts';

/** Hash by fact, e.g. `{ "chats.load": "3f1c09ab" }`; the hash is of the type. */
const facts = z.record(z.string(), z.string());

/** Facts by shared library, e.g. `{ "@afterglow/shared-state": { "chats.load": "3f1c09ab" } }`. */
const surface = z.record(z.string(), facts);

/**
 * What a release offers to others and needs of them. The shell offers; remotes need. Both are
 * recorded when it is built, so that any two releases can be held against each other later.
 */
export const contract = z.strictObject({
  offers: z
    .strictObject({
      surface,
      /** Version by shared library, and of the shell's own interface under "shell". */
      versions: z.record(z.string(), z.string()),
      slots: z.array(z.string()),
      /** Shells from before 23 November 2026 had these and did not say so. */
      layouts: z.array(z.string()).default(['default', 'chat', 'lander', 'empty']),
    })
    .optional(),
  /** Calls of the API it makes, with the fields it reads and sends. Absent before 26 November 2026. */
  api: apiCalls.optional(),
  needs: z
    .strictObject({
      surface,
      /** Semver range by shared library. */
      ranges: z.record(z.string(), z.string()),
    })
    .optional(),
});

export type Surface = z.output<typeof surface>;
export type Facts = z.output<typeof facts>;
export type Contract = z.output<typeof contract>;
export type Offers = NonNullable<Contract['offers']>;
export type Needs = NonNullable<Contract['needs']>;
